import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import type { Services } from '../../../server-mock/kernel/services/service-base.ts';
import { readOverrides } from '../../../server-mock/platform/screens/overrides.ts';
import probes from './attacks.json' with { type: 'json' };

/** The screens that a company may have pages of its own for; where their readers find them. */
export const PLACES = { 'company/desk': '/company/globex', 'account/login': '/login?company=globex' } as const;

/** A screen that is attacked. */
export type Target = keyof typeof PLACES;

/** A page that its author means to harm its readers with. */
export interface Attack {
  name: string;
  on: Target;
  page: Readonly<Record<string, unknown>>;
}

const BOTH = Object.keys(PLACES) as Target[];

/** The page itself, or one whose repeated part is written once. */
function pageOf(json: string) {
  const { before, repeat = '', times = 0, after } = JSON.parse(json);
  return JSON.parse(before === undefined ? json : `${before}${repeat.repeat(times)}${after}`);
}

/** The pages of the note on attacks, each by its finding's letter. */
function published(): Omit<Attack, 'on'>[] {
  const note = readFileSync(join(findProjectRoot(), 'docs/security-attempts.md'), 'utf8');
  return note.split(/^\*\*(?=[A-Z]\. )/m).flatMap((part) => {
    const pages = [...part.matchAll(/```json\n(.*?)\n```/gs)].map(([, json = '']) => pageOf(json));
    return pages.map((page, index) => ({ name: `${part.slice(0, 1)}${index + 1} of the note`, page }));
  });
}

/** Each attack on each screen that it is made for. */
export const attacks: readonly Attack[] = [
  ...published().flatMap((attack) => BOTH.map((on) => ({ ...attack, on }))),
  ...probes.flatMap(({ name, on, page }) => on.map((screen) => ({ name, page, on: screen as Target }))),
];

const globexOf = async ({ companies }: Services): Promise<number> => (await companies.findByKey('globex'))!.id;

/** Writes a page into the database as the version of globex that is in force, as no checker ever saw it. */
export async function store(services: Services, screen: string, version: number, page: object): Promise<void> {
  const company = await globexOf(services);
  const row = { company_id: company, app_id: -1, screen_id: screen };
  await services.database.tenant(company, async (trx) => {
    const values = { ...row, version, schema: JSON.stringify(page), author_id: 1 };
    await trx.insertInto('screen_version').values(values).execute();
    const inForce = { published_version: version };
    await trx
      .insertInto('screen')
      .values({ ...row, ...inForce })
      .onConflict((conflict) => conflict.columns(['company_id', 'app_id', 'screen_id']).doUpdateSet(inForce))
      .execute();
  });
}

/** Has the server hand out what globex has stored, without its checker and without what it remembers. */
export function withoutChecker({ screens, ...services }: Services): void {
  const { resolve } = screens;
  screens.resolve = async (level, id, top = 'app') => {
    const shown = await resolve(level, id, top);
    const found = ['builtin', 'platform'].includes(top) ? [] : await readOverrides(services.database, level, id);
    const own = found.find(({ layer }) => layer === 'company');
    if (!shown || !own) return shown;
    const { schema, version, layer } = own;
    return { ...shown, id, schema, version, layer, etag: `"${id}-${version}"`, rejected: [] };
  };
}
