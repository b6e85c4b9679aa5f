import type { ScreenPath } from '../../../src/types/generated/contracts/screens.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { auditDraft } from './audited-drafts.ts';
import { editLevel } from './manage/edit-level.ts';
import { readPartLayers } from './part-layers.ts';
import { previewedDraft, whyKeptBack } from './previewed.ts';
import { mayRead } from './readable.ts';

/** The id that a path's two segments make up. */
export const idOf = ({ area, name }: Pick<ScreenPath, 'area' | 'name'>): string => `${area}/${name}`;

/** The name of the tab that asks; absent where a program does, or a page of somebody else. */
const tabOf = (header: unknown): string | undefined =>
  typeof header === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(header) ? header : undefined;

/** At which level the caller may change the screen. Pages of overrides learn nothing about their reader. */
function editAtOf({ services, user, scope, request }: Call<'getScreen'>, id: string) {
  const editAt = request.frame ? null : editLevel(services, { user, scope }, id);
  return editAt ? { editAt } : {};
}

/** The draft that a preview link shows to the caller; never cached. */
async function previewed(context: Call<'getScreen'>) {
  const { query, scope, params, request, reply, services, user } = context;
  const id = idOf(params);
  const draft = await previewedDraft(services, query.preview!, id, context);
  if (!draft) {
    const why = await whyKeptBack(services, query.preview!, id, context);
    throw fail(why === 'preview-unchecked' ? 'page-too-costly' : 'screen-not-found');
  }
  await auditDraft(services, scope, { action: 'screen.preview', id, user, address: request.ip });
  reply.header('Cache-Control', 'no-store');
  return { ...draft, ...editAtOf(context, id) };
}

/** `GET {prefix}/screen/{id}`: the screen in force, with a strong entity tag. */
export async function getScreen(context: Call<'getScreen'>) {
  const { query, scope, params, request, reply, services, user } = context;
  const id = idOf(params);
  if (query.preview !== undefined) return previewed(context);
  if (!mayRead(services, id, { user, scope })) throw fail(user ? 'forbidden' : 'not-signed-in');
  const top = query.safe === '1' ? 'builtin' : query.layer;
  const found = await services.screens.resolve(scope, id, top, readPartLayers(query.partLayers));
  if (!found) throw fail('screen-not-found');
  const tab = tabOf(request.headers['x-tab']);
  if (tab !== undefined) services.screens.taken.fetched(tab, scope, found);
  const { etag, rejected, source, overriding, ...screen } = services.screens.served(scope, found);
  const edit = editAtOf(context, id);
  if (answeredFresh(request, reply, edit.editAt ? entityTag(etag + edit.editAt) : etag)) return reply;
  return { ...screen, ...edit };
}
