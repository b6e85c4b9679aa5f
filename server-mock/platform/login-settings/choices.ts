import { isPart } from '../../../src/validation/parts/include.ts';
import type { AnswerTo, Call } from '../../kernel/contracts/index.ts';
import { editorOf, screenName } from '../screens/index.ts';
import { ownPages } from './own-pages.ts';

export type Choice = AnswerTo<'loginPage'>['choices'][number];
export type LoginCall = Pick<Call<'loginPage'>, 'services' | 'scope' | 'text' | 'locale'>;

/** The built-in sign-in page. */
export const STANDARD = 'account/login';

/** Built-in screens of this area are starting points. */
const START_AREA = 'login/';

/** What companies and apps have their look shown in; it is nothing without one. */
const LOOK = 'login/look';

/**
 * What the platform may set as its sign-in page, with its kind: published pages alone, so that visitors see it at once.
 * @param wanted a page that is among them however many there are
 */
export async function candidates(
  call: LoginCall,
  wanted = '',
): Promise<{ id: string; kind: Choice['kind']; version: number }[]> {
  const { services, scope } = call;
  const listed = await services.screens.list(scope);
  const isStart = (id: string) => {
    const shipped = services.screens.shipped(id);
    return id.startsWith(START_AREA) && id !== LOOK && shipped !== null && !isPart(shipped);
  };
  const own = await ownPages(call, wanted);
  return [
    ...listed.filter(({ id }) => id === STANDARD).map((screen) => ({ ...screen, kind: 'standard' as const })),
    ...listed.filter(({ id }) => isStart(id)).map((screen) => ({ ...screen, kind: 'start' as const })),
    ...own.map((screen) => ({ ...screen, kind: 'own' as const })),
  ];
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

/** Where the platform's administrators see a page as visitors would, for a day. */
function previewOf({ services, scope }: LoginCall, id: string): string {
  const { companyId, appId } = scope;
  return `/login?${new URLSearchParams({ preview: services.screens.previewToken({ companyId, appId, id, state: 'published' }) })}`;
}

/** The choices in words. `set` is the id that the platform has set, `shown` the one that visitors see. */
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
