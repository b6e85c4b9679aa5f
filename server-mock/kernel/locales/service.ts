import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../src/types/start.ts';

/** Texts of `schemas/locales`, reread when a file changes. */
export interface Texts {
  /** Cookie `locale`, else the account's saved locale, else Accept-Language, else zh-CN. */
  localeOf(request: FastifyRequest): Locale;
  /** The text of a key, with its `{name}` placeholders filled. Returns the key when it has no text. */
  text(locale: Locale, key: string, values?: Record<string, string | number>): string;
  /** `text` of one locale; the same function each time, as every request asks for it. */
  textIn(locale: Locale): (key: string, values?: Record<string, string | number>) => string;
  /** The whole dictionary with a strong entity tag. */
  dictionary(locale: Locale): { texts: Record<string, string>; etag: string };
  /** Rereads a locale's file; an unreadable one leaves the last good texts in force and is logged when `final`. */
  reload(locale: Locale, final: boolean): 'changed' | 'same' | 'unreadable';
}
