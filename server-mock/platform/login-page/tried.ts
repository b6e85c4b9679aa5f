import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';

const MARK = 'look ';

/** The state that the token of a preview link names for a look which is tried. */
export const lookState = (look: Required<LoginLook>): string => MARK + JSON.stringify(look);

/** The look that the state of a preview link names; null for the state of a screen. */
export const lookOfState = (state: string): Required<LoginLook> | null =>
  state.startsWith(MARK) ? (JSON.parse(state.slice(MARK.length)) as Required<LoginLook>) : null;
