import './accessibility.css';
import { cureCodeViews } from './cures/code-views.ts';
import type { Cure, Text } from './cures/cure.ts';
import { cureDialogs } from './cures/dialogs.ts';
import { cureDisabledButtons } from './cures/disabled-buttons.ts';
import { cureHeadings } from './cures/headings.ts';
import { cureImages } from './cures/images.ts';
import { cureLandmarks } from './cures/landmarks.ts';
import { cureMenus } from './cures/menus.ts';
import { cureNames } from './cures/names.ts';
import { curePopovers } from './cures/popovers.ts';
import { cureRoles } from './cures/roles.ts';
import { cureTabOrder } from './cures/tab-order.ts';
import { cureTabs } from './cures/tabs.ts';
import { listenForEscape } from './escape-key.ts';
import { cureLayouts } from './form-items/layouts.tsx';
import { addLiveRegion } from './live-region.ts';
import { listenForMenuKeys } from './menu-keys.ts';
import { nameNodes } from './named-nodes.tsx';
import { listenForPressKeys } from './press-keys.ts';
import { addSkipLink } from './skip-link.ts';
import { listenForTabKeys } from './tab-keys.ts';

export { focusScreen } from './focus-screen.ts';

const cures: Cure[] = [
  cureDisabledButtons,
  cureRoles,
  cureCodeViews,
  cureTabs,
  cureTabOrder,
  cureMenus,
  curePopovers,
  cureDialogs,
  cureNames,
  cureImages,
  cureHeadings,
  cureLandmarks,
];

/** Fields that open something over the page. */
const OPENERS = '[role=combobox], [class*="DatePicker"], [class*="DateRangePicker"]';

/** A part that is loaded when the page first shows something that it is for. What it answers runs after every change of the page. */
interface LatePart {
  for: string;
  /** It looks at what the others have cured. */
  isLast?: boolean;
  load: (page: Document) => Promise<Cure>;
}

const lateParts: LatePart[] = [
  { for: OPENERS, load: async () => (await import('./popups/index.ts')).curePopups },
  {
    for: '[class*="Control-dropzone"],[class*="checkCell"],.pw-folded-button',
    load: async () => (await import('./cures/rare.ts')).cureRare,
  },
  {
    for: '[role=dialog]',
    isLast: true,
    async load(page) {
      // Opening the dialog may take the focus from its opener before the part is there.
      const opener = page.activeElement;
      return (await import('./dialog-focus.ts')).guideDialogFocus(page, opener);
    },
  },
];

/** Runs the cures after every change of the page's elements or their classes, once for all changes of a task. */
function cureContinually(page: Document, text: Text): void {
  const awaited = [...lateParts];
  function loadLateParts(): void {
    for (const part of awaited.filter((each) => page.querySelector(each.for))) {
      awaited.splice(awaited.indexOf(part), 1);
      part.load(page).then(
        (cure) => {
          part.isLast ? cures.push(cure) : cures.unshift(cure);
          cureAll();
        },
        () => undefined,
      );
    }
  }
  function cureAll(): void {
    for (const cure of cures) {
      cure(page, text);
    }
    loadLateParts();
  }
  new MutationObserver(cureAll).observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  cureAll();
}

/**
 * Makes what amis renders accessible, once for every screen: form items by amis's own layouts, the rest where it appears
 * in the document. Call once, before the first render.
 *
 * @param text answers a text of the current language.
 * @param isWhole whether the document has headers and navigation that a link leads past
 */
export function installAccessibility(text: Text, isWhole = true): void {
  cureLayouts();
  nameNodes();
  listenForTabKeys(document);
  listenForMenuKeys(document);
  listenForEscape(document);
  listenForPressKeys(document);
  if (isWhole) addSkipLink(document, text);
  addLiveRegion(document);
  cureContinually(document, text);
}
