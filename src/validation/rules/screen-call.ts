import { suggest } from '../suggest.ts';
import { parseCall, placeIn, textOf } from './api-call.ts';
import { isCallKey } from './call-keys.ts';
import type { Rule } from './rule.ts';

/** The platform's own screen; those of a company may be others. */
const SCREEN = /^\/api\/screen\/([^/:]+\/[^/:]+)$/;

/** Every screen that a page brings by a call is one of those there are. */
export const screenCall =
  (screens: ReadonlySet<string>): Rule =>
  ({ node, key, path }) => {
    const written = isCallKey(key) && path.at(-1) === key ? textOf(node) : undefined;
    const call = written && parseCall(written.text, written.method);
    const screen = call?.method === 'GET' && !call.prefixed ? SCREEN.exec(call.path)?.[1] : undefined;
    if (!call || screen === undefined || screens.has(screen)) return [];
    const near = suggest(screen, screens);
    const suggestion = near && `/api/screen/${near}`;
    return [{ code: 'api.unknown', values: { method: 'GET', path: call.path }, suggestion, ...placeIn(node, 'url') }];
  };
