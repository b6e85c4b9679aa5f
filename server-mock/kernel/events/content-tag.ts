import { createHash } from 'node:crypto';
import { locales } from '../locales/negotiate.ts';
import type { Texts } from '../locales/service.ts';

/** A strong entity tag of some text. */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** A version number made from content: the same on every node, another one after every change (31 bits). */
export function contentVersion(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1;
}

/** A short tag of the texts and routes in force: the same on every node that has the same. */
export function contentTag({ dictionary }: Texts, routes: { version(): number }): string {
  return contentVersion([routes.version(), ...locales.map((locale) => dictionary(locale).etag)].join()).toString(36);
}
