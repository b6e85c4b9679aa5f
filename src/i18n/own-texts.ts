import type { OwnTexts } from '../types/amis.ts';
import type { Locale } from '../types/start.ts';
import { type Texts, translate } from './translate.ts';

/** The languages of the platform. */
export const LANGUAGES: readonly Locale[] = ['zh-CN', 'en-US'];

/** The property of a screen's root that holds its own words: language → key → words. */
export const OWN_TEXTS = '$texts';

/** Anything that may bring words along at its root. */
export interface WithTexts {
  $texts?: OwnTexts;
}

/** The texts that a page reads: its own words go before those of the locale. */
export const textsWithOwn = ({ $texts }: WithTexts, texts: Texts, locale: Locale): Texts =>
  $texts ? { ...texts, ...$texts[locale] } : texts;

/** A page in a language: words in place of its `i18n:` keys. It is a copy without the words that it brought along. */
export function inLanguage<Page extends object>(page: Page & WithTexts, texts: Texts, locale: Locale): Page {
  const { $texts, ...rest } = page;
  return $texts ? (translate(rest, textsWithOwn(page, texts, locale)) as Page) : translate(page, texts);
}
