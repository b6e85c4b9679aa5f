import { safePicture } from './addresses.ts';
import { textOf } from './expressions.ts';
import type { Scope } from './types.ts';

const NAME = /^[a-zA-Z-]+$/;
const QUOTED = /"[^"]*"|'[^']*'/g;
/** Characters that could end a declaration or begin something else. */
const BREAKING = /["';{}\\<>]|\/\*|expression\(/i;
const ADDRESS = /url\(\s*["']?([^"')]*)/gi;

/** A `style` object as the text of the attribute; a value that could be more than one declaration is left out. */
export function styleOf(style: unknown, scope: Scope): string | undefined {
  if (style === undefined) return undefined;
  if (style === null || typeof style !== 'object') {
    scope.leaveOut('a style in an old spelling');
    return undefined;
  }
  const declarations = Object.entries(style).flatMap(([name, template]) => declaration(name, template, scope));
  return declarations.join(';') || undefined;
}

function declaration(name: string, template: unknown, scope: Scope): string[] {
  const value = textOf(template, scope);
  if (value === '') return [];
  const addresses = [...value.matchAll(ADDRESS)].map(([, address]) => address!);
  const isSafe = !BREAKING.test(value.replace(QUOTED, '')) && addresses.every((address) => safePicture(address));
  if (!NAME.test(name) || !isSafe) {
    scope.leaveOut(`style ${name}`);
    return [];
  }
  return [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`];
}
