import { isPart } from '../../../src/validation/parts/include.ts';
import type { AnswerTo, Call } from '../../kernel/contracts/index.ts';
import { editorOf, type ListedScreen, screenName } from '../screens/index.ts';

export type Choice = AnswerTo<'loginPage'>['choices'][number];
export type LoginCall = Pick<Call<'loginPage'>, 'services' | 'scope' | 'text' | 'locale'>;

/** The built-in sign-in page. */
export const STANDARD = 'account/login';

/** Built-in screens of this area are starting points. */
const START_AREA = 'login/';

/** Pages with names of their own that are offered: the database looks at each to know whether it is a page. */
const MOST_OWN = 100;

/** A page with a name of its own is offered to its own level, and to those below once its level has chosen it. */
function kindOf({ services, scope }: LoginCall, { id, layer }: ListedScreen): Choice['kind'] | undefined {
  const { screens, loginPages } = services;
  if (id === STANDARD) return 'standard';
  const shipped = screens.shipped(id);
  const isChosenAbove = [loginPages.ofPlatform(), scope.company?.loginPage].includes(id);
  if (!shipped) return layer === scope.level || isChosenAbove ? 'own' : undefined;
  return id.startsWith(START_AREA) && !isPart(shipped) ? 'start' : undefined;
}

const order: readonly Choice['kind'][] = ['standard', 'start', 'own'];

/**
 * What a level may set as its sign-in page, with its kind: published pages alone, so that visitors see it at once.
 * @param wanted a page that is among them however many there are
 */
export async function candidates(call: LoginCall, wanted = ''): Promise<(ListedScreen & { kind: Choice['kind'] })[]> {
  const { services, scope } = call;
  const all = (await services.screens.list(scope)).flatMap((screen) => {
    const kind = screen.layer === null ? undefined : kindOf(call, screen);
    return kind ? [{ ...screen, kind }] : [];
  });
  const named = all.filter(({ kind }) => kind === 'own');
  const own = named.filter(({ id }, at) => at < MOST_OWN || id === wanted);
  const pages = new Set(
    await services.screens.pagesAmong(
      scope,
      own.filter(({ version }) => version > 0),
    ),
  );
  for (const { id } of own.filter(({ version }) => version === 0)) {
    const screen = await services.screens.resolve(scope, id);
    if (screen && !isPart(screen.source)) pages.add(id);
  }
  return all
    .filter(({ id, kind }) => kind !== 'own' || pages.has(id))
    .sort((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}

/** What a page is called: the built-in one is the standard among several. */
export const nameOf = (call: LoginCall, id: string): string =>
  id === STANDARD ? call.text('login-page.standard') : screenName(call, id);

/** What a screen looks like, in a sentence; empty where nobody has described it. */
function aboutOf({ text }: LoginCall, id: string): string {
  const key = `login-page.about.${id.replace('/', '.')}`;
  const words = text(key);
  return words === key ? '' : words;
}

/** Where people of the level see a page as visitors would, for a day. */
function previewOf({ services, scope }: LoginCall, id: string): string {
  const { companyId, appId, company, app } = scope;
  const keys = { ...(company ? { company: company.key } : {}), ...(app ? { app: app.key } : {}) };
  return `/login?${new URLSearchParams({ ...keys, preview: services.screens.previewToken({ companyId, appId, id, state: 'published' }) })}`;
}

/** The choices in words. `set` is the id that the level has set, `shown` the one that visitors see. */
export async function choicesOf(call: LoginCall, { set, shown }: { set: string; shown: string }): Promise<Choice[]> {
  return (await candidates(call)).map(({ id, kind, version }) => {
    const is = { isSet: id === set, isShown: id === shown, isChanged: version > 0 };
    return {
      id,
      name: nameOf(call, id),
      about: aboutOf(call, id),
      kind,
      ...is,
      edit: editorOf(call, id),
      preview: previewOf(call, id),
    };
  });
}
