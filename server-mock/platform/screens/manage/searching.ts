import { LANGUAGES } from '../../../../src/i18n/own-texts.ts';
import { nameKey } from '../../../../src/screens/name-of-screen.ts';
import type { AnswerTo, Call } from '../../../kernel/contracts/index.ts';
import { visibleWords } from './visible-words.ts';

type Row = AnswerTo<'listScreens'>['items'][number];
type Context = Pick<Call<'listScreens'>, 'services' | 'scope'>;

/** Changed screens of a level that one search reads: each is a question to the database. */
const MOST_READ = 200;

/** Characters of a text that was found, and of those before what was looked for. */
const LONGEST = 100;
const BEFORE = 30;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of markup, each tag a blank. */
function withoutTags(markup: string): string {
  const [first = '', ...rest] = markup.split('<');
  return [first, ...rest.map((piece) => piece.slice(piece.indexOf('>') + 1))].join(' ');
}

/** The part of a long text that has the wanted words in it. */
function excerpt(line: string, wanted: string): string {
  const text = withoutTags(line).split(/\s/).filter(Boolean).join(' ');
  if (text.length <= LONGEST) return text;
  const at = Math.max(0, folded(text).indexOf(wanted));
  const start = Math.max(0, Math.min(at - BEFORE, text.length - LONGEST));
  return `${start > 0 ? '…' : ''}${text.slice(start, start + LONGEST)}${start + LONGEST < text.length ? '…' : ''}`;
}

/** What people read on the states of a screen: as it is shipped, as it is in force, and in this level's draft. */
async function linesOf({ services, scope }: Context, row: Row, isRead: boolean): Promise<readonly string[]> {
  const { screens, texts } = services;
  const dictionary = (locale: (typeof LANGUAGES)[number]) => texts.dictionary(locale).texts;
  const isChanged = row.layer !== null && row.layer !== 'builtin';
  const pages = [
    isRead && isChanged ? (await screens.resolve(scope, row.id))?.source : screens.shipped(row.id),
    isRead && row.hasDraft ? (await screens.draft(scope, row.id))?.schema : undefined,
  ];
  return pages.flatMap((page) => (page ? visibleWords(page, dictionary) : []));
}

/**
 * Finds the screens whose name, id or words people know. Names and words count in both languages.
 * @returns each row that was found; with the line that has the words in it, where neither name nor id has them
 */
export async function searched(context: Context, rows: readonly Row[], keywords: string): Promise<Map<string, Row>> {
  const wanted = folded(keywords).trim();
  const { texts } = context.services;
  const found = new Map<string, Row>();
  let read = 0;
  for (const row of rows) {
    const names = [row.id, row.name, ...LANGUAGES.map((locale) => texts.text(locale, nameKey(row.id)))];
    if (names.some((name) => folded(name).includes(wanted))) {
      found.set(row.id, row);
      continue;
    }
    const isOwn = row.hasDraft || (row.layer !== null && row.layer !== 'builtin');
    const lines = await linesOf(context, row, isOwn && read++ < MOST_READ);
    const line = lines.find((each) => folded(each).includes(wanted));
    if (line !== undefined) found.set(row.id, { ...row, found: excerpt(line, wanted) });
  }
  return found;
}
