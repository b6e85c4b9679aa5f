import { expect, it } from 'vitest';
import { listedKeys, type Press, shortcutOf, worksWhileTyping } from './shortcuts.ts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});
const commandOf = (pressed: Press, isApple = false) => shortcutOf(pressed, isApple)?.command;

it('knows its keys by Control or Command, and no others', () => {
  expect(commandOf(press('s', { ctrlKey: true }))).toBe('save');
  expect(commandOf(press('s', { metaKey: true }), true)).toBe('save');
  expect(commandOf(press('s', { metaKey: true }))).toBeUndefined();
  expect(commandOf(press('s', { ctrlKey: true, metaKey: true }), true)).toBeUndefined();
  expect(commandOf(press('s', { ctrlKey: true, altKey: true }))).toBeUndefined();
  expect(commandOf(press('s'))).toBeUndefined();
  expect(commandOf(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo');
  expect(commandOf(press('Delete'))).toBe('remove');
  expect(commandOf(press('Delete', { isComposing: true }))).toBeUndefined();
});

it('knows keys of other alphabets by their place, and the question mark wherever it lies', () => {
  expect(commandOf(press('ы', { code: 'KeyS', ctrlKey: true }))).toBe('save');
  // On a French keyboard the letter lies elsewhere.
  expect(commandOf(press('z', { code: 'KeyW', ctrlKey: true }))).toBe('undo');
  expect(commandOf(press('?', { shiftKey: true }))).toBe('help');
  expect(commandOf(press('?'))).toBe('help');
});

it('writes keys as they stand on the keyboard', () => {
  const keys = (isApple: boolean) => Object.fromEntries(listedKeys(isApple).map((one) => [one.command, one.keys]));
  expect(keys(false)).toMatchObject({ redo: ['Ctrl+Shift+Z', 'Ctrl+Y'], remove: ['Delete', 'Backspace'], help: ['?'] });
  expect(keys(true)).toMatchObject({ redo: ['⇧⌘Z', '⌘Y'], moveUp: ['⌘↑'], publish: ['⌘↩'], remove: ['⌦', '⌫'] });
});

it('saves, shows and publishes while somebody types, and does nothing else then', () => {
  const working = (isCode: boolean) =>
    listedKeys(false)
      .filter((one) => worksWhileTyping(one, isCode))
      .map(({ command }) => command);
  expect(working(false)).toEqual(['save', 'publish', 'preview']);
  expect(working(true)).toEqual(['save', 'preview']);
});
