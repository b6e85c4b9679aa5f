import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { fillIn } from '../../../src/i18n/translate.ts';
import type { Locale } from '../../../src/types/start.ts';
import { readAtStart } from '../program/start-failure.ts';
import { accessTokenOf } from '../values/access-token-text.ts';
import { type Dictionary, readDictionary } from './dictionary-file.ts';
import { acceptedLocale, isLocale, locales } from './negotiate.ts';
import type { Texts } from './service.ts';

/**
 * Cookie, else the account's saved locale, else Accept-Language, else zh-CN. Programs that come with an access token name no language as
 * a rule, and their person's own says nothing about them: they hear English unless they ask for another one.
 */
function localeOf(request: FastifyRequest): Locale {
  if (accessTokenOf(request) !== null) return acceptedLocale(request.headers['accept-language']) ?? 'en-US';
  const fromCookie = request.cookies?.['locale'];
  if (isLocale(fromCookie)) return fromCookie;
  return request.session?.locale ?? acceptedLocale(request.headers['accept-language']) ?? 'zh-CN';
}

/** The texts of `schemas/locales`. Throws StartFailure when a locale's file is missing or malformed at the start. */
export function createTexts(projectRoot: string, log: Logger): Texts {
  const dictionaries = new Map<Locale, Dictionary>(
    locales.map((locale) => [
      locale,
      readAtStart(`schemas/locales/${locale}.json`, () => readDictionary(projectRoot, locale)),
    ]),
  );
  const dictionary = (locale: Locale) => dictionaries.get(locale)!;
  const text: Texts['text'] = (locale, key, values = {}) => fillIn(dictionary(locale).texts[key] ?? key, values);
  const textsIn = new Map(
    locales.map((locale) => [
      locale,
      (key: string, values?: Record<string, string | number>) => text(locale, key, values),
    ]),
  );
  return {
    localeOf,
    dictionary,
    text,
    textIn: (locale) => textsIn.get(locale)!,
    reload(locale, final) {
      try {
        const fresh = readDictionary(projectRoot, locale, dictionary('en-US').texts);
        if (fresh.etag === dictionary(locale).etag) return 'same';
        dictionaries.set(locale, fresh);
        return 'changed';
      } catch (error) {
        if (final) log.error((error as Error).message);
        return 'unreadable';
      }
    },
  };
}
