/** Fields of the property panel whose name amis-editor writes beside them, and ties to them by nothing. */
const FIELDS = '.editor-right-panel :is([type=checkbox], [aria-labelledby^=downshift]):not([aria-label])';

/** Tabs that are drawn as an icon with a tooltip. */
const TABS = '.editorPanel-tabs-pane:not([aria-label])';

/** The text of the element that `aria-labelledby` refers to; undefined when there is no such element or it is empty. */
function labelOf(one: Element): string | undefined {
  const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
  return label?.textContent?.trim() || undefined;
}

/** The name that is written beside a field: that of its rule, or the label of what is around it. */
function nameBeside(field: Element): string | undefined {
  const rule = field.closest('.ae-ValidationControl-item')?.textContent?.trim();
  if (rule) return rule;
  for (let around = field.parentElement; around; around = around.parentElement) {
    const label = labelOf(around);
    if (label) return label;
  }
  return field.querySelector('[class*=placeholder]')?.textContent?.trim();
}

function nameFields(editor: ParentNode): void {
  for (const field of editor.querySelectorAll(FIELDS)) {
    const name = labelOf(field) ? undefined : nameBeside(field);
    if (!name) continue;
    field.setAttribute('aria-label', name);
    // A reference to nothing would come before the name.
    field.removeAttribute('aria-labelledby');
  }
}

/** A button that was empty at first was named "Button"; its words have come since. */
function unnameButtons(editor: ParentNode): void {
  for (const button of editor.querySelectorAll('.btn-configured[aria-label]')) {
    if (button.textContent?.trim()) button.removeAttribute('aria-label');
  }
}

function nameTabs(editor: ParentNode): void {
  for (const tab of editor.querySelectorAll(TABS)) {
    const name = tab.querySelector('[editor-tooltip]')?.getAttribute('editor-tooltip');
    if (name) tab.setAttribute('aria-label', name);
  }
}

/** Gives an accessible name to what amis-editor draws without one: its canvas, the tabs of its panels, switches and choices of icons. */
export function nameParts(editor: ParentNode & Node, canvas: string): void {
  function cure(): void {
    const frame = editor.querySelector<HTMLIFrameElement>('.ae-PreviewIFrame');
    if (frame && frame.title !== canvas) frame.title = canvas;
    nameTabs(editor);
    nameFields(editor);
    unnameButtons(editor);
  }
  new MutationObserver(cure).observe(editor, { childList: true, subtree: true });
  cure();
}
