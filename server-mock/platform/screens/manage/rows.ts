import { idInWords, nameKey } from '../../../../src/screens/name-of-screen.ts';
import { isPart } from '../../../../src/validation/parts/include.ts';
import type { AnswerTo, Call } from '../../../kernel/contracts/index.ts';
import { listPage } from '../../../kernel/contracts/index.ts';
import { requireRead } from '../calling.ts';
import type { ListedScreen } from '../list.ts';
import { isOfTemplate } from '../template-screens.ts';
import { folded, foldedMatching, unfolded } from './fold.ts';
import { addressOf, isOfLevel } from './preview-address.ts';
import { searched } from './searching.ts';

type Row = AnswerTo<'listScreens'>['items'][number];
type Context = Pick<Call<'listScreens'>, 'services' | 'scope' | 'text'>;

/** Published pages of a level that are looked at for problems when these are asked for: each may take the checker a second. */
const MOST_LOOKED_AT = 100;

const areaOf = (id: string): string => id.slice(0, id.indexOf('/'));

/** What a text key says; the given word where the dictionary has none, as for screens that people have named themselves. */
function wordsFor({ text }: Pick<Context, 'text'>, key: string, otherwise: string): string {
  const words = text(key);
  return words === key ? otherwise : words;
}

/** What a screen is called in the language of the person who asks; its id in words where nobody has named it. */
export const nameOf = (context: Pick<Context, 'text'>, id: string): string =>
  wordsFor(context, nameKey(id), idInWords(id));

/** What an area is called; the area itself where nobody has named it. */
const areaName = (context: Context, area: string): string => wordsFor(context, `screen-area.${area}`, area);

/** Where the manager of a level lies in the route table. */
const MANAGERS = {
  platform: '/admin/screens',
  company: '/company/:companyKey/screens',
  app: '/company/:companyKey/app/:appKey/screens',
} as const;

/** Says where the editor opens each screen of the level; null while the route table knows no such place. */
function editors({ services, scope }: Pick<Context, 'services' | 'scope'>): (id: string) => string | null {
  const manager = MANAGERS[scope.level];
  const path = `${manager}/:area/:name/edit`;
  if (!services.routeTable.current().routes.some((route) => route.path === path)) return () => null;
  const own = manager.replace(':companyKey', scope.company?.key ?? '').replace(':appKey', scope.app?.key ?? '');
  return (id) => `${own}/${id}/edit`;
}

/** Where the editor opens a screen of the level; null while the route table knows no such place. */
export const editorOf = (context: Pick<Context, 'services' | 'scope'>, id: string): string | null =>
  editors(context)(id);

/** An address with words in place of what the level leaves open: it names no company, or no page of an app. */
const inWords = (context: Context, address: string): string =>
  address.replace(
    /:(\w+)/g,
    (whole, name: string) => `‹${wordsFor(context, `screens.address.${name}`, whole.slice(1))}›`,
  );

/** Makes what describes the screens of a list. What is the same for all of them is looked up once: a level may have a thousand. */
function rowMaker(context: Context): (screen: ListedScreen) => Row {
  const { screens } = context.services;
  const placesOf = screens.places();
  const edit = editors(context);
  return (screen) => {
    const { routes, pages } = placesOf(screen.id);
    return {
      ...screen,
      area: areaOf(screen.id),
      name: nameOf(context, screen.id),
      kind: isPart(screens.shipped(screen.id)) ? 'part' : 'page',
      routes: routes
        .filter((path) => isOfLevel(path, context.scope))
        .map((path) => inWords(context, addressOf(path, context.scope))),
      pages: pages.map((id) => nameOf(context, id)),
      changedAt: screen.changedAt?.toISOString() ?? null,
      edit: edit(screen.id),
    };
  };
}

/** A row with what is wrong with its published page. */
async function withProblem({ services, scope, text }: Context, row: Row): Promise<Row> {
  const problem =
    row.version > 0 && row.problem === undefined ? await services.screens.problem(scope, row.id, row.version) : null;
  if (!problem) return row;
  const states = ['problems' as const, ...row.states.filter((state) => state !== 'builtin')];
  return { ...row, states, problem: problem.kind === 'failed' ? text('api.screen-failed') : problem.message };
}

async function inTurn(context: Context, rows: readonly Row[]): Promise<Row[]> {
  const looked: Row[] = [];
  // One after the other: the checker takes one page at a time, and others wait for it, too.
  for (const row of rows) looked.push(await withProblem(context, row));
  return looked;
}

/** A row and its parts with what is wrong with them. */
async function lookedAt(context: Context, rows: readonly Row[]): Promise<Row[]> {
  const looked = await inTurn(context, rows);
  const whole: Row[] = [];
  for (const row of looked) {
    const children = row.children && (await inTurn(context, row.children));
    const isBroken = children?.some(({ problem }) => problem !== undefined) ?? false;
    const partStates = [...(isBroken ? (['problems'] as const) : []), ...(row.partStates ?? [])];
    whole.push(children ? { ...row, children, partStates: [...new Set(partStates)] } : row);
  }
  return whole;
}

/** Those of a level's screens that a state is asked for. Of published ones with problems as many as may be looked at. */
async function inState(context: Context, rows: readonly Row[], state: Row['states'][number]): Promise<Row[]> {
  if (state !== 'problems') return rows.filter(({ states }) => states.includes(state));
  const looked = await inTurn(context, rows.filter(({ version }) => version > 0).slice(0, MOST_LOOKED_AT));
  return looked.filter(({ problem }) => problem !== undefined);
}

/** The level's screens without those of its widget templates. */
const screensOf = async ({ services, scope }: Pick<Context, 'services' | 'scope'>) =>
  (await services.screens.list(scope)).filter(({ id }) => !isOfTemplate(id));

/**
 * `GET {prefix}/screen`. Problems are looked for on the page of the list that is asked for, or where they are the filter. With `folded` the
 * items are pages, with their parts beneath. Where something is looked for, what was found follows its page, as a row of its own.
 */
export async function screenRows(context: Call<'listScreens'>) {
  const { services, query, request } = context;
  await requireRead(context);
  const { area, state, keywords, ...order } = query;
  const all = (await screensOf(context)).map(rowMaker(context));
  const ofArea = all.filter((row) => area === undefined || row.area === area);
  const ofState = state === undefined ? ofArea : await inState(context, ofArea, state);
  const words = keywords?.trim() ?? '';
  const found = words === '' ? new Map(ofState.map((row) => [row.id, row])) : await searched(context, ofState, words);
  const isAll = found.size === all.length;
  const list = { query: order, request };
  if (!query.folded) {
    const { items, total } = listPage(list, [...found.values()]);
    return { items: await inTurn(context, items), total };
  }
  const asFound = all.map((row) => found.get(row.id) ?? row);
  const pages = folded(asFound, services.screens.places());
  const wanted = isAll ? pages : foldedMatching(pages, ({ id }) => found.has(id), state === undefined);
  const { items, total } = listPage(list, wanted);
  const looked = await lookedAt(context, items);
  return { items: isAll ? looked : unfolded(looked), total };
}

/** One row of the list; null for a screen that the level cannot override, or that nobody has. */
export async function oneRow(context: Context, id: string): Promise<Row | null> {
  const screen = (await context.services.screens.list(context.scope)).find((each) => each.id === id);
  return screen ? withProblem(context, rowMaker(context)(screen)) : null;
}

/** `GET {prefix}/screen/choices`. */
export async function screenChoices(context: Call<'screenChoices'>) {
  await requireRead(context);
  const screens = await screensOf(context);
  const areas = [...new Set(screens.map(({ id }) => areaOf(id)))];
  const { company, app } = context.scope;
  return {
    changes: screens.filter(({ version, hasDraft }) => version > 0 || hasDraft).length,
    areas: areas.map((value) => ({ label: areaName(context, value), value })),
    ...(company ? { company: company.name } : {}),
    ...(app ? { app: app.name } : {}),
  };
}
