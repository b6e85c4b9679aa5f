import { type FrameEnv, isTenants } from '../frame-data/speaker.ts';
import { allowsAction } from './actions/action-rules.ts';
import type { FrameParts } from './frame-parts.ts';
import { judgedFetch } from './judged-fetch.ts';
import { rendererResolver } from './markup/framed-site.tsx';

/**
 * Limits a frame below the built-in layer: what it calls, and, for a tenant's, which nodes and actions it has. A tenant's page runs in a
 * document of its own: where it leads, how often it calls and what it saves is judged by the document around (`sandbox/serve-page.ts`).
 */
export function guardedEnv(env: FrameEnv, parts: FrameParts): FrameEnv {
  Object.assign(env, { fetcher: judgedFetch(env, parts) });
  if (!isTenants(env.speaker.frame)) return env;
  env.speaker.allows = allowsAction;
  return Object.assign(env, { rendererResolver: rendererResolver(parts) });
}
