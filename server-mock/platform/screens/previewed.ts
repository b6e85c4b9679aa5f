import type { User } from '../../../src/types/start.ts';
import { mayBuild, mayEnter } from '../../kernel/contracts/access.ts';
import { withRoles } from '../../kernel/contracts/scope.ts';
import type { Scope, Tenancy } from '../../kernel/contracts/tenancy.ts';
import { Failure } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { lookOfState } from '../login-page/index.ts';
import type { LoginPages } from '../login-page/service.ts';
import type { DraftVerdict } from './checker.ts';
import { type Level, layerOf, ownerOf } from './level.ts';
import type { Preview } from './preview.ts';
import { isPublicPage, mayRead } from './readable.ts';
import type { Screens } from './service.ts';
import type { NamedLevel } from './target.ts';

/** Who follows a preview link, and the level of the page that it is followed to. */
export interface PreviewReader {
  user: User | null;
  scope: Scope;
}

type Parts = Pick<ServiceBase, 'config' | 'routeTable'> & {
  screens: Screens;
  companies: Tenancy;
  loginPages: Pick<LoginPages, 'ofPlatform'>;
};

/** The scope with the person's own roles: a login page is resolved for nobody. */
const scopeFor = ({ companies }: Parts, user: User, scope: Scope): Promise<Scope> =>
  withRoles(companies, scope, user.id);

type FoundState = NonNullable<Awaited<ReturnType<Screens['state']>>>;

const isOf = (level: Level, { companyId, appId }: Level) => level.companyId === companyId && level.appId === appId;

/** Whether a part appears in a page as the level sees it. */
async function isPartOf({ screens }: Parts, scope: Scope, part: string, id: string): Promise<boolean> {
  const page = await screens.resolve(scope, id);
  return page?.parts.some((placed) => placed.id === part) ?? false;
}

/** What today's rules say of a state that is no draft. What is in force at a layer was judged when it was resolved. */
async function stateVerdict(
  { screens }: Pick<Parts, 'screens'>,
  scope: Scope,
  { id, state }: Pick<Preview, 'id' | 'state'>,
  found: FoundState,
): Promise<DraftVerdict> {
  if (state === 'below' || state === 'builtin' || state === 'published') return 'sound';
  return screens.draftVerdict(state === 'base' ? authorOf(scope, found.layer) : scope, id, found.schema);
}

/** Why a state cannot be shown: it holds no page, has mistakes by today's rules, or there was no time to check it. */
export type Unshown = 'empty' | 'faulty' | 'unchecked';

/** A state of a screen that can be shown; else the reason. A version is judged anew, as is what a page is based on. */
export async function stateToShow(
  services: Pick<Parts, 'screens'>,
  scope: Scope,
  of: Pick<Preview, 'id' | 'state'>,
): Promise<Unshown | FoundState> {
  const found = await services.screens.state(scope, of.id, of.state).catch(nothingIfGone);
  if (!found) return 'empty';
  const verdict = await stateVerdict(services, scope, of, found);
  return verdict === 'sound' ? found : verdict;
}

/** Puts a stored state (not a draft) into its page. Answers null when it cannot be shown, or the page does not include it. */
async function shownState(services: Parts, scope: Scope, of: Pick<Preview, 'id' | 'state'>, page: string) {
  const found = await stateToShow(services, scope, of);
  if (typeof found === 'string') return null;
  return services.screens.tryDraft(scope, page, { ...found, id: of.id, isOwn: false });
}

/** The level that published what a level's own page is based on. */
const authorOf = (scope: Scope, layer: Parameters<typeof ownerOf>[1]): NamedLevel => ({
  ...ownerOf(scope, layer),
  ...(layer !== 'platform' && scope.company ? { company: scope.company } : {}),
});

function nothingIfGone(error: unknown): null {
  if (error instanceof Failure && ['screen-version-not-found', 'screen-draft-missing'].includes(error.code))
    return null;
  throw error;
}

/** Whether a link may show its draft without a session, where its page needs none: the platform's own, which holds nothing of any company. */
export const isForEverybody = (preview: Preview): boolean =>
  layerOf(preview) === 'platform' && preview.state === 'draft';

/** The link's content when it belongs to this page and level, and this person may see what it stands for; else null. */
async function readableLink(services: Parts, token: string, id: string, { user, scope }: PreviewReader) {
  const preview = services.screens.readPreview(token);
  if (!preview || lookOfState(preview.state) || !isOf(preview, scope) || !(user || isForEverybody(preview)))
    return null;
  if (!user && !isPublicPage(services, id)) return null;
  const own = user ? await scopeFor(services, user, scope) : scope;
  const isManager = own.level === 'platform' ? user?.isSuperAdmin : mayBuild(own);
  // Old versions may hold what was taken back for a reason.
  if (preview.state !== 'draft' && !isManager) return null;
  if (own.level !== 'platform' && !mayEnter(own)) return null;
  if (!mayRead(services, id, { user, scope: own })) return null;
  if (preview.id !== id && !(await isPartOf(services, scope, preview.id, id))) return null;
  return preview;
}

/** The draft of a preview link that somebody sees once it has no mistakes; null when there is none for that person. */
async function readableDraft(services: Parts, token: string, id: string, { user, scope }: PreviewReader) {
  const preview = await readableLink(services, token, id, { user, scope });
  if (preview?.state !== 'draft') return null;
  const draft = await services.screens.draft(scope, preview.id);
  return draft && { ...draft, id: preview.id, isOwn: draft.authorId === user?.id };
}

/** What a link to a state that is no draft shows to somebody; null when that person may not see it. */
async function readableState(services: Parts, token: string, id: string, reader: PreviewReader) {
  const preview = await readableLink(services, token, id, reader);
  if (!preview || preview.state === 'draft') return null;
  const shown = await shownState(services, reader.scope, preview, id);
  return shown && { ...shown, state: preview.state };
}

async function shownDraft(services: Parts, token: string, id: string, reader: PreviewReader) {
  const { scope } = reader;
  const draft = await readableDraft(services, token, id, reader);
  if (!draft) return null;
  if (!draft.isOwn && (await services.screens.draftVerdict(scope, draft.id, draft.schema)) !== 'sound') return null;
  return services.screens.tryDraft(scope, id, draft);
}

/**
 * What a preview link shows to somebody, as version 0; null when there is nothing for that person. A link belongs to one
 * screen at one level; that of a part shows it in each page that holds it. Members of the level see a draft that could be published,
 * as far as they may read the screen, and so does everybody a public page of the platform; one with mistakes is shown to its author alone. Other states are for those who manage the level.
 */
export async function previewedDraft(services: Parts, token: string, id: string, reader: PreviewReader) {
  const draft = await shownDraft(services, token, id, reader);
  const shown = draft ? { ...draft, state: 'draft' } : await readableState(services, token, id, reader);
  return shown && { id, schema: shown.schema, version: 0, layer: shown.layer, parts: shown.parts, state: shown.state };
}

/**
 * Why a preview link shows the published page to somebody who may see what it stands for: a draft has mistakes, and its author alone sees
 * it, or there was no time to check it. Null when neither is the reason.
 */
export async function whyKeptBack(
  services: Parts,
  token: string,
  id: string,
  reader: PreviewReader,
): Promise<'draft-kept-back' | 'preview-unchecked' | null> {
  const { screens } = services;
  const { scope } = reader;
  const link = await readableLink(services, token, id, reader);
  if (!link) return null;
  if (link.state !== 'draft') {
    const found = await screens.state(scope, link.id, link.state).catch(nothingIfGone);
    const isUnchecked = found && (await stateVerdict(services, scope, link, found)) === 'unchecked';
    return isUnchecked ? 'preview-unchecked' : null;
  }
  const draft = await readableDraft(services, token, id, reader);
  if (!draft) return null;
  const isUnchecked = !draft.isOwn && (await screens.draftVerdict(scope, draft.id, draft.schema)) === 'unchecked';
  return isUnchecked ? 'preview-unchecked' : 'draft-kept-back';
}
