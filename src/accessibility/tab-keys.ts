import { tabsOf } from './cures/tabs.ts';
import { stepTo } from './step-to.ts';

/** Arrow keys, Home and End move between the tabs of a list and show what they choose; Enter and Space choose too. */
export function listenForTabKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const tab = (event.target as Element | null)?.closest<HTMLElement>('[role=tab]');
    const list = tab?.closest('[role=tablist]');
    if (!tab || !list || event.target !== tab || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const tabs = tabsOf(list).filter((other) => other.getAttribute('aria-disabled') !== 'true');
    const index = stepTo(event.key, tabs.indexOf(tab), tabs.length);
    const chosen = event.key === 'Enter' || event.key === ' ' ? tab : index === undefined ? undefined : tabs[index];
    if (chosen) {
      event.preventDefault();
      chosen.focus();
      chosen.click();
    }
  });
}
