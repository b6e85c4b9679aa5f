import type { RenderOptions } from 'amis-core';
import type { AmisCall, Answer } from '../../api/request.ts';
import type { Frame } from '../../reach/frame.ts';
import { pageNameOf } from '../../reach/page-name.ts';
import type { FrameEnv } from '../frame-data/speaker.ts';
import type { FrameParts } from './frame-parts.ts';
import { frameGuard } from './guard.ts';

type Fetch = (call: AmisCall) => Promise<Answer>;

let count = 0;

/**
 * The environment of a new frame. amis keeps one root store and one environment for each `session`, so every frame has one
 * of its own, and none is used twice: a late answer would speak as the next page.
 * @throws Error when the frame is below the built-in layer and the rules for it have not been loaded
 */
export function createFrameEnv(base: RenderOptions, frame: Frame, parts: FrameParts): FrameEnv {
  const send = base.fetcher as unknown as Fetch;
  const env: FrameEnv = {
    ...base,
    session: `frame ${++count} ${frame.layer} ${frame.screen}`,
    speaker: { frame },
    channel: channelOf(frame),
    reloadWindow: () => window.location.reload(),
    fetcher: ((call: AmisCall) => send({ ...call, page: pageNameOf(env.speaker.frame) })) as never,
  };
  return frame.layer === 'builtin' ? env : frameGuard().guardedEnv(env, parts);
}

/** Events are heard by pages of the same level and layer. Built-in screens hear each other on every level: shells stand at the platform's. */
function channelOf({ layer, scope }: Frame): string {
  if (layer === 'builtin') return 'builtin:';
  return `${layer}/${scope.company ?? ''}/${scope.app ?? ''}:`;
}
