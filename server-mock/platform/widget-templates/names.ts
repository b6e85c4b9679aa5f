import type { Transaction } from 'kysely';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { Words } from '../../kernel/values/words.ts';

/** Characters of a template's name. */
const LONGEST = 12;

/** A name as it is compared, ordered and searched. */
export const soughtName = (name: string): string => name.toLowerCase();

/** A name with a number behind it: `-01`. The name is cut so that the whole is no longer than a name may be. */
export function numbered(name: string, number: number): string {
  const end = `-${String(number).padStart(2, '0')}`;
  return [...name].slice(0, LONGEST - end.length).join('') + end;
}

/** The words of a template that gets another name: with the same number behind them. */
export function numberedAs(newName: string, { name, names }: { name: string; names: Words }): Words {
  const number = newName === name ? undefined : /-(\d+)$/.exec(newName)?.[1];
  if (number === undefined) return names;
  const numberedWords = Object.entries(names).map(([language, word]) => [language, numbered(word, Number(number))]);
  return Object.fromEntries(numberedWords);
}

/** Each end of a name: a word is in the name where one of these begins with it. */
export function endsOf(name: string): string[] {
  const signs = [...soughtName(name)];
  return [...new Set(signs.map((_, at) => signs.slice(at).join('')))];
}

/** The names among these that templates of a level have. */
export async function takenNames(
  trx: Transaction<Tables>,
  { companyId, appId }: AppLevel,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('widget_template')
    .select('sought')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('sought', 'in', ['', ...names.map(soughtName)])
    .execute();
  return new Set(rows.map(({ sought }) => sought));
}

/** Numbers that are tried with one query. */
const TRIED = 10;

/**
 * A free name for a copy of each template: its name with the first number that no other template of the level has.
 * @param also names that are taken besides, in small letters
 */
export async function freeNames(
  trx: Transaction<Tables>,
  level: AppLevel,
  names: readonly string[],
  also: ReadonlySet<string> = new Set(),
): Promise<Map<string, string>> {
  const free = new Map<string, string>();
  let open = [...new Set(names)];
  for (let first = 1; open.length > 0; first += TRIED) {
    const numbers = Array.from({ length: TRIED }, (_, at) => first + at);
    const tried = open.flatMap((name) => numbers.map((number) => numbered(name, number)));
    const taken = await takenNames(trx, level, tried);
    for (const name of open) {
      const found = numbers
        .map((number) => numbered(name, number))
        .find((each) => !taken.has(soughtName(each)) && !also.has(soughtName(each)));
      if (found) free.set(name, found);
    }
    open = open.filter((name) => !free.has(name));
  }
  return free;
}
