import type { Rule } from './rule.ts';
import { WAIVERS } from './waivers.ts';

/** Waivers stand at the root of the page: elsewhere nobody reads them. */
export const waiverPlace: Rule = ({ key, keyOffset, path }) =>
  key === WAIVERS && path.length > 1 && path.at(-1) === key ? [{ code: 'waiver.place', offset: keyOffset }] : [];
