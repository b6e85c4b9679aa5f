import type { EditorState } from '../editor-state.ts';

/** Why a server does not take a draft: it is sent again only after somebody has done something. */
export type HeldState = Extract<EditorState['draft'], 'conflict' | 'signed-out' | 'forbidden' | 'refused'>;

/** The server does not take a draft, and will not take it a moment later either. */
export class HeldDraftError extends Error {
  override name = 'HeldDraftError';
  readonly state: HeldState;

  constructor(state: HeldState, message: string) {
    super(message);
    this.state = state;
  }
}

/** The number of the error `screen-draft-moved`. */
const MOVED = 412;

/** Numbers of errors that pass by themselves: a slow request, too many of them. */
const PASSING = new Set([408, 429]);

/** What an answer that is no success means for a draft; undefined: it can be sent again as it is. */
function stateOf(status: number): HeldState | undefined {
  if (status === MOVED) return 'conflict';
  if (status === 401) return 'signed-out';
  if (status === 403) return 'forbidden';
  return status >= 400 && status < 500 && !PASSING.has(status) ? 'refused' : undefined;
}

/** The error that an answer stands for. */
export function errorOf({ status, msg }: { status: number; msg: string }): Error {
  const state = stateOf(status);
  return state ? new HeldDraftError(state, msg) : new Error(msg);
}
