import type { EditorManager } from 'amis-editor-core';
import { eachCanvas } from '../canvas/each-canvas.ts';
import { isCode, isField, isPanel, isSomethingInFront } from './places.ts';
import { isApple, type KeyCommand, type Shortcut, shortcutOf, worksWhileTyping } from './shortcuts.ts';

/** What keys do in one editor. */
export interface KeyParts {
  run(command: KeyCommand): void;
  /** The text for the clipboard; undefined leaves it as it is. */
  copied(): string | undefined;
  cut(): string | undefined;
  paste(text: string): void;
}

/** The browser answers these keys with events of its own, which may use the system's clipboard. */
const CLIPBOARD: ReadonlySet<KeyCommand> = new Set(['copy', 'cut', 'paste']);

/** Hears the keys of one document: the one around the canvas, or the canvas's own. */
function listenIn(page: Document, { run, copied, cut, paste }: KeyParts): void {
  const isOurs = ({ target }: Event, { isMod }: Pick<Shortcut, 'isMod'>): boolean =>
    !isField(target) && !isSomethingInFront() && (isMod || !isPanel(target));

  function onKey(event: KeyboardEvent): void {
    const pressed = shortcutOf(event, isApple());
    if (!pressed) return;
    const { target } = event;
    const isTyping = isField(target) && !isSomethingInFront();
    const isRun = isTyping ? worksWhileTyping(pressed, isCode(target)) : isOurs(event, pressed);
    // amis-editor hears the same keys on the document, and does less with them.
    if (isRun || event.target === page.body) event.stopPropagation();
    if (!isRun || CLIPBOARD.has(pressed.command)) return;
    event.preventDefault();
    run(pressed.command);
  }

  /** Words that are marked around the canvas are copied as words. */
  const isWords = (): boolean => page === document && String(page.getSelection()) !== '';

  function onClipboard(event: ClipboardEvent): void {
    if (!isOurs(event, { isMod: true })) return;
    if (event.type === 'paste') paste(event.clipboardData?.getData('text/plain') ?? '');
    else if (isWords()) return;
    else {
      const text = event.type === 'cut' ? cut() : copied();
      if (text !== undefined) event.clipboardData?.setData('text/plain', text);
    }
    event.preventDefault();
  }

  page.addEventListener('keydown', onKey, true);
  for (const type of ['copy', 'cut', 'paste'] as const) page.addEventListener(type, onClipboard, true);
}

/**
 * A click on a field of the canvas selects its node and must not put the cursor into it: keys would go there, and nobody fills in a page that
 * is edited. Words that are written on the canvas itself keep the cursor.
 */
function keepFocusOut(canvas: Document): void {
  let isPointed = false;
  const setPointed = (next: boolean): void => {
    isPointed = next;
  };
  canvas.addEventListener('pointerdown', () => setPointed(true), true);
  canvas.addEventListener('pointerup', () => setPointed(false), true);
  canvas.addEventListener('focusin', ({ target }) => {
    const field = target as HTMLElement;
    if (isPointed && isField(field) && !field.isContentEditable) field.blur();
  });
}

/** A click beside everything that is drawn on the canvas selects nothing; amis-editor would keep what was selected. */
function deselectBeside(canvas: Document, deselect: () => void): void {
  canvas.addEventListener('click', ({ target }) => {
    if ((target as Partial<Element>).matches?.('html, body, .ae-IFramePreview, .ae-PreviewIFrame-inner')) deselect();
  });
}

/** Hears keys wherever the focus is: around the canvas and in it. */
export function listenForKeys(manager: EditorManager, parts: KeyParts): void {
  listenIn(document, parts);
  eachCanvas(manager, (page) => {
    listenIn(page, parts);
    keepFocusOut(page);
    deselectBeside(page, () => parts.run('deselect'));
  });
}
