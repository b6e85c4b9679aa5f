/** What a key does in the editor. */
export type KeyCommand =
  | 'copy'
  | 'cut'
  | 'deselect'
  | 'duplicate'
  | 'help'
  | 'moveDown'
  | 'moveUp'
  | 'nodeJson'
  | 'palette'
  | 'paste'
  | 'preview'
  | 'publish'
  | 'redo'
  | 'remove'
  | 'save'
  | 'search'
  | 'undo';

/** A key with what is held with it. */
export interface Shortcut {
  command: KeyCommand;
  /** As `KeyboardEvent.key` names it, letters small. */
  key: string;
  /** Control, on Apple's keyboards Command. */
  isMod: boolean;
  isShift: boolean;
}

const shortcut = (command: KeyCommand, key: string, isMod = true, isShift = false): Shortcut => ({
  command,
  key,
  isMod,
  isShift,
});

/** All of them, in the order in which they are listed. Those that amis-editor has are the same here. */
export const SHORTCUTS: readonly Shortcut[] = [
  shortcut('save', 's'),
  shortcut('publish', 'Enter'),
  shortcut('preview', 'p'),
  shortcut('undo', 'z'),
  shortcut('redo', 'z', true, true),
  shortcut('redo', 'y'),
  shortcut('copy', 'c'),
  shortcut('cut', 'x'),
  shortcut('paste', 'v'),
  shortcut('duplicate', 'd'),
  shortcut('remove', 'Delete', false),
  shortcut('remove', 'Backspace', false),
  shortcut('moveUp', 'ArrowUp'),
  shortcut('moveDown', 'ArrowDown'),
  shortcut('deselect', 'Escape', false),
  shortcut('search', 'f'),
  shortcut('palette', 'k'),
  shortcut('nodeJson', 'j'),
  shortcut('help', '?', false, true),
];

/** What changes no text: it works while somebody types, too. The browser has these keys for dialogs of its own. */
const WHILE_TYPING: ReadonlySet<KeyCommand> = new Set(['save', 'preview', 'publish']);

/** Whether a key is the editor's while somebody types. In a text of code, Control and Enter begin a line. */
export const worksWhileTyping = ({ command }: Pick<Shortcut, 'command'>, isCode: boolean): boolean =>
  WHILE_TYPING.has(command) && !(isCode && command === 'publish');

/** What is read of a keyboard event. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** The key by its letter; by its place where the keyboard writes no Latin letters. */
function keyOf({ key, code }: Press): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const written = letter && !/^[a-z]$/i.test(key) ? letter : key;
  return written.length === 1 ? written.toLowerCase() : written;
}

/**
 * The shortcut that was pressed; undefined where it is none.
 * @param isApple whether the keyboard has a Command key
 */
export function shortcutOf(press: Press, isApple: boolean): Shortcut | undefined {
  if (press.altKey || press.isComposing) return undefined;
  const [mod, other] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other) return undefined;
  const key = keyOf(press);
  // Where the question mark lies is a matter of the keyboard.
  const hasShift = (one: Shortcut) => one.key === '?' || one.isShift === press.shiftKey;
  return SHORTCUTS.find((one) => one.key === key && one.isMod === mod && hasShift(one));
}

const NAMES: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

const APPLE_NAMES: Readonly<Record<string, string>> = { ...NAMES, Enter: '↩', Delete: '⌦', Backspace: '⌫' };

/** A shortcut as it is written on the keyboard. */
export function keyName({ key, isMod, isShift }: Shortcut, isApple: boolean): string {
  const names = isApple ? APPLE_NAMES : NAMES;
  const own = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  if (key === '?') return own;
  if (isApple) return `${isShift ? '⇧' : ''}${isMod ? '⌘' : ''}${own}`;
  return [...(isMod ? ['Ctrl'] : []), ...(isShift ? ['Shift'] : []), own].join('+');
}

/** Each command with its keys as they are written on this keyboard, in order. */
export function listedKeys(isApple: boolean): { command: KeyCommand; keys: string[] }[] {
  const commands = [...new Set(SHORTCUTS.map(({ command }) => command))];
  return commands.map((command) => ({
    command,
    keys: SHORTCUTS.filter((one) => one.command === command).map((one) => keyName(one, isApple)),
  }));
}

/** Whether the machine is one of Apple's. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
