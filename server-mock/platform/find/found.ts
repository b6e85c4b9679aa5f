import type { Locale } from '../../../src/types/start.ts';
import type { AnswerTo } from '../../kernel/contracts/index.ts';
import { inWords, type Words } from '../../kernel/values/words.ts';
import { folded } from './folded.ts';

/** One thing that a person may open, as the call answers it. */
export type Found = AnswerTo<'find'>['found'][number];

/** The company that something was found in. */
export interface FoundIn {
  key: string;
  name: string;
  logo: string;
}

export const foundCompany = ({ key, name, logo }: FoundIn): Found => ({
  ...{ kind: 'company', name, company: '', app: '', logo },
  address: `/company/${key}`,
});

export const foundApp = (
  company: FoundIn,
  { key, name, logo, home_page }: { key: string; name: string; logo: string; home_page: string | null },
): Found => ({
  ...{ kind: 'app', name, company: company.name, app: '', logo },
  address: `/company/${company.key}/app/${key}${home_page ? `/${home_page}` : ''}`,
});

export const foundPage = (
  company: FoundIn,
  {
    app,
    page: { key, name, names },
  }: { app: { key: string; name: string; logo: string }; page: { key: string; name: string; names: Words } },
  locale: Locale,
): Found => ({
  ...{ kind: 'page', name: inWords(name, names, locale), company: company.name, app: app.name, logo: app.logo },
  address: `/company/${company.key}/app/${app.key}/${key}`,
});

/** @param company whose screens these are; null: the platform's */
export const foundScreen = (company: FoundIn | null, { id, name }: { id: string; name: string }): Found => ({
  ...{ kind: 'screen', name, company: company?.name ?? '', app: '', logo: company?.logo ?? '' },
  address: `${company ? `/company/${company.key}` : '/admin'}/screens/${id}`,
});

const kinds = ['company', 'app', 'page'];
export const order = new Intl.Collator('zh-CN', { numeric: true });

/** What starts with the words first; then companies before apps before pages, and by name. The order is a total one. */
function ranked(found: readonly Found[], words: string): Found[] {
  const later = ({ name }: Found) => Number(!folded(name).startsWith(words));
  return [...found].sort(
    (one, other) =>
      later(one) - later(other) ||
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      order.compare(one.name, other.name) ||
      (one.address < other.address ? -1 : 1),
  );
}

/** The key of the company that something was found in; companies may have one name. */
const companyIn = ({ address }: Found) => address.split('/')[2]!;

/** What was found, in its order: the first half of the places for each company, and what it has beyond them. */
export function inTurn(found: readonly Found[], places: number): { first: Found[]; beyond: Found[] } {
  const parts = { first: [] as Found[], beyond: [] as Found[] };
  const counts = new Map<string, number>();
  for (const each of found) {
    const count = (counts.get(companyIn(each)) ?? 0) + 1;
    counts.set(companyIn(each), count);
    parts[count > places / 2 ? 'beyond' : 'first'].push(each);
  }
  return parts;
}

/** As much of it as there are places, in order. One company has at most half of the places while others have something to show. */
export function shown(found: readonly Found[], words: string, places: number): Found[] {
  const all = ranked(found, words);
  const { first, beyond } = inTurn(all, places);
  const kept = new Set([...first, ...beyond].slice(0, places));
  return all.filter((each) => kept.has(each));
}
