import type { User } from '../../../src/types/start.ts';
import type { Scope, Tenancy } from '../../kernel/contracts/tenancy.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { LoginPages } from '../login-page/service.ts';
import type { Level } from './level.ts';
import { mayRead } from './readable.ts';
import type { Screens } from './service.ts';

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

/** The scope with the person's own role: a login page is resolved for nobody. */
async function scopeFor({ companies }: Parts, user: User, scope: Scope): Promise<Scope> {
  return scope.level === 'platform' ? scope : { ...scope, role: await companies.roleOf(scope.companyId, user.id) };
}

const isOf = (level: Level, { companyId, appId }: Level) => level.companyId === companyId && level.appId === appId;

/** Whether a part appears in a page as the level sees it. */
async function isPartOf({ screens }: Parts, scope: Scope, part: string, id: string): Promise<boolean> {
  const page = await screens.resolve(scope, id);
  return page?.parts.some((placed) => placed.id === part) ?? false;
}

/** The draft of a preview link that somebody sees once it has no mistakes; null when there is none for that person. */
async function readableDraft(services: Parts, token: string, id: string, { user, scope }: PreviewReader) {
  const preview = services.screens.readPreview(token);
  if (!user || !preview || !isOf(preview, scope)) return null;
  const own = await scopeFor(services, user, scope);
  if (own.level !== 'platform' && own.role === null) return null;
  if (!mayRead(services, id, { user, scope: own })) return null;
  if (preview.id !== id && !(await isPartOf(services, scope, preview.id, id))) return null;
  const draft = await services.screens.draft(scope, preview.id);
  return draft && { ...draft, id: preview.id, isOwn: draft.authorId === user.id };
}

/**
 * The draft that a preview link shows to somebody, as version 0; null when there is none for that person. A link belongs to one
 * screen at one level; that of a part shows it in each page that holds it. Members of the level see a draft that could be published, as far as they may read the screen; one with
 * mistakes is shown to its author alone.
 */
export async function previewedDraft(services: Parts, token: string, id: string, reader: PreviewReader) {
  const { scope } = reader;
  const draft = await readableDraft(services, token, id, reader);
  if (!draft) return null;
  if (!draft.isOwn && !(await services.screens.isPublishable(scope, draft.id, draft.schema))) return null;
  const shown = await services.screens.tryDraft(scope, id, draft);
  return shown && { id, schema: shown.schema, version: 0, layer: shown.layer, parts: shown.parts };
}

/** Whether a preview link leads to a draft that is hidden because it has mistakes. Its author alone sees such a draft. */
export const isKeptBack = async (services: Parts, token: string, id: string, reader: PreviewReader): Promise<boolean> =>
  (await readableDraft(services, token, id, reader)) !== null;
