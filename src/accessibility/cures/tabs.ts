import { idOf, setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

const isActive = (tab: Element): boolean => tab.classList.contains('is-active');
const isDisabled = (tab: Element): boolean => tab.classList.contains('is-disabled');

/** The tabs of a list: amis marks them by class only. */
export function tabsOf(list: Element): HTMLElement[] {
  return [...list.children].filter((child): child is HTMLElement => child.className.includes('Tabs-link'));
}

/** The panel that is shown; amis keeps hidden ones only sometimes, so that only this one can be told. */
function shownPanel(list: Element): Element | undefined {
  const tabs = list.closest('[class*="Tabs"][data-role], [class$="Tabs"]') ?? list.parentElement;
  return [...(tabs?.querySelectorAll('[class*="Tabs-pane"]') ?? [])].find(isActive);
}

/** Tabs are tabs, one of them in the order of keys, and name the panel that they show. */
export const cureTabs: Cure = (page) => {
  for (const list of page.querySelectorAll('ul[role=tablist]')) {
    const tabs = tabsOf(list);
    const panel = shownPanel(list);
    for (const tab of tabs) {
      const active = isActive(tab);
      setAttribute(tab, 'role', 'tab');
      setAttribute(tab, 'aria-selected', String(active));
      setAttribute(tab, 'aria-disabled', isDisabled(tab) ? 'true' : undefined);
      setAttribute(tab, 'tabindex', active ? '0' : '-1');
      setAttribute(tab, 'aria-controls', active && panel ? idOf(panel) : undefined);
      if (active && panel) {
        setAttribute(panel, 'role', 'tabpanel');
        setAttribute(panel, 'aria-labelledby', idOf(tab));
      }
    }
    for (const other of list.children) {
      if (!tabs.includes(other as HTMLElement)) {
        setAttribute(other, 'role', 'presentation');
      }
    }
    if (tabs.length > 0 && !tabs.some(isActive)) {
      setAttribute(tabs[0] as Element, 'tabindex', '0');
    }
  }
};
