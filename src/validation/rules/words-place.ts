import { OWN_TEXTS } from '../../i18n/own-texts.ts';
import type { Rule } from './rule.ts';

/** A screen's own words stand at its root: elsewhere nobody reads them. */
export const wordsPlace: Rule = ({ key, keyOffset, path }) =>
  key === OWN_TEXTS && path.length > 1 && path.at(-1) === key ? [{ code: 'words.place', offset: keyOffset }] : [];
