import type { Commands } from './commands.ts';

/** Where people type: undoing there is the field's own. */
const TYPED = 'input, textarea, [contenteditable="true"], .monaco-editor';

function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): string | undefined {
  const isTyped = target instanceof Element && target.closest(TYPED) !== null;
  if (key === 'Escape' && !isTyped) return 'close';
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 's') return 'stash';
  if (isTyped) return undefined;
  if (key.toLowerCase() === 'y') return 'redo';
  return key.toLowerCase() === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined;
}

/** Ctrl+Z and Ctrl+Y (on a Mac with the command key) take back and repeat, Ctrl+S keeps a draft, Escape closes the panel. Answers how to stop. */
export function followKeys(commands: Commands): () => void {
  function press(event: KeyboardEvent): void {
    const command = event.defaultPrevented ? undefined : commandOf(event);
    if (!command) return;
    if (command !== 'close') event.preventDefault();
    void commands[command]?.({});
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
