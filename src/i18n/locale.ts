import { ownFetch } from '../requests/requests.ts';
import type { Locale } from '../types/start.ts';
import type { Texts } from './translate.ts';

/** Loads amis's own texts of a locale. */
export async function loadAmisLocale(locale: Locale): Promise<void> {
  if (locale === 'en-US') {
    await import('amis-ui/lib/locale/en-US');
  } else {
    await import('amis-ui/lib/locale/zh-CN');
  }
}

const CALENDAR = /date|time|month|quarter|year|calendar/;

/** Loads the names of months and days for pages that show some; English ones are always there. */
export async function loadCalendarLocale(locale: Locale, types: Iterable<string>): Promise<void> {
  if (locale === 'zh-CN' && [...types].some((type) => CALENDAR.test(type))) {
    await import('moment/locale/zh-cn');
  }
}

/** Fetches all texts of a locale. Rejects when there is no answer. */
export async function fetchTexts(locale: Locale, contextPath: string): Promise<Texts> {
  const response = await ownFetch(`${contextPath}/api/locales/${locale}`, { headers: { Accept: 'application/json' } });
  if (!response.ok) {
    throw new Error(`texts of ${locale}: ${response.status}`);
  }
  const body = (await response.json()) as { data?: Texts };
  return body.data ?? {};
}
