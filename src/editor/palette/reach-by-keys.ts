/** What amis-editor lets a mouse alone press in its palette and its outline. */
const PRESSED = '.ae-RendererInfo, .ae-Outline-node > a';

/** Entries of the palette, whose tooltip amis-editor has in Chinese alone. */
const ENTRY = '.ae-RendererList-item';

function cure(panel: ParentNode): void {
  for (const one of panel.querySelectorAll<HTMLElement>(PRESSED)) {
    if (one.tabIndex === 0 && one.role === 'button') continue;
    one.role = 'button';
    one.tabIndex = 0;
  }
  for (const entry of panel.querySelectorAll(ENTRY)) {
    const name = entry.querySelector('.ae-RendererInfo')?.textContent ?? '';
    for (const part of entry.querySelectorAll<HTMLElement>('.icon-box, .ae-RendererInfo')) {
      if (part.title !== name) part.title = name;
    }
  }
}

/** Lets keys reach the palette and the outline of an editor. Enter and Space press what is a button by its role on every page. */
export function reachByKeys(editor: ParentNode): void {
  const panel = editor.querySelector('.editor-left-panel');
  if (!panel) return;
  new MutationObserver(() => cure(panel)).observe(panel, { childList: true, subtree: true });
  cure(panel);
}
