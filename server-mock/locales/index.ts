import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Locale } from '../../src/types/start.ts';
import type { Texts } from '../services.ts';
import { type Dictionary, readDictionary } from './dictionary-file.ts';
import { acceptedLocale, isLocale, locales } from './negotiate.ts';

/** Texts that can be reread: `reload` says whether the file's content is new; a malformed file leaves the last good one. */
export interface ReloadableTexts extends Texts {
  reload(locale: Locale): boolean;
}

/** Cookie, else the account's saved locale, else Accept-Language, else zh-CN. */
function localeOf(request: FastifyRequest): Locale {
  const fromCookie = request.cookies?.['locale'];
  if (isLocale(fromCookie)) return fromCookie;
  return request.session?.locale ?? acceptedLocale(request.headers['accept-language']) ?? 'zh-CN';
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The texts of `schemas/locales`. Throws when a locale's file is missing or malformed at the start. */
export function createTexts(projectRoot: string, log: Logger): ReloadableTexts {
  const dictionaries = new Map<Locale, Dictionary>(
    locales.map((locale) => [locale, readDictionary(projectRoot, locale)]),
  );
  const dictionary = (locale: Locale) => dictionaries.get(locale)!;
  return {
    localeOf,
    dictionary,
    text: (locale, key, values = {}) => fill(dictionary(locale).texts[key] ?? key, values),
    reload(locale) {
      try {
        const fresh = readDictionary(projectRoot, locale);
        const changed = fresh.etag !== dictionary(locale).etag;
        dictionaries.set(locale, fresh);
        return changed;
      } catch (error) {
        log.error({ locale, err: error }, 'locale file left aside, the last good one stays');
        return false;
      }
    },
  };
}
