import { sites } from './sites.ts';

const SHOWN = /^(?:label|title|placeholder)$/;

/** A page with keys of texts in the place of its words, as pages in several languages have them. */
export function withKeys(page: unknown, keys: readonly string[]): unknown {
  const copy: unknown = structuredClone(page);
  const words = sites(copy).filter(({ name, value }) => SHOWN.test(name) && typeof value === 'string' && value !== '');
  words.forEach(({ owner, name }, index) => {
    owner[name] = `i18n:${keys[index % keys.length]}`;
  });
  return copy;
}
