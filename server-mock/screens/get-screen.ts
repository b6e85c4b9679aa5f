import type { Layer } from '../../src/types/start.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { answeredFresh } from '../http/entity-tag.ts';
import { layerOf } from './level.ts';
import { mayRead } from './readable.ts';

export interface ScreenPath {
  area: string;
  name: string;
}

interface GetScreenQuery {
  layer?: Layer;
  safe?: string;
  preview?: string;
}

/** The id that a path's two segments make up. */
export const idOf = ({ area, name }: ScreenPath): string => `${area}/${name}`;

/** The draft a preview link shows; never cached. */
async function previewed({ query, scope, params, reply, services }: Context<unknown, GetScreenQuery, ScreenPath>) {
  const id = idOf(params);
  const preview = services.screens.readPreview(query.preview!);
  const matches = preview?.id === id && preview.companyId === scope.companyId && preview.appId === scope.appId;
  const draft = matches ? await services.screens.draft(scope, id) : null;
  if (!draft) throw fail('screen-not-found');
  reply.header('Cache-Control', 'no-store');
  return { id, schema: draft.schema, version: 0, layer: layerOf(scope) };
}

/** `GET {prefix}/screen/{id}`: the screen in force, with a strong entity tag. */
export async function getScreen(context: Context<unknown, GetScreenQuery, ScreenPath>) {
  const { query, scope, params, request, reply, services, user } = context;
  const id = idOf(params);
  if (query.preview !== undefined) return previewed(context);
  if (!mayRead(services, id, { user, scope })) throw fail(user ? 'forbidden' : 'not-signed-in');
  const screen = await services.screens.resolve(scope, id, query.safe === '1' ? 'builtin' : query.layer);
  if (!screen) throw fail('screen-not-found');
  if (answeredFresh(request, reply, screen.etag)) return reply;
  return screen;
}
