import type { Context } from '../../kernel/contracts/index.ts';
import { requirePending } from '../identities/index.ts';
import { requireMethod } from '../methods/index.ts';

/** What a code is good for; a code proves nothing for another purpose. */
export type CodePurpose = 'login' | 'reset' | 'bind' | 'profile';

/** What a purpose asks of the caller, and whom its codes go to. */
interface PurposeRule {
  /** Whether codes go to addresses without an account, too: whoever asks has shown another right to one. */
  toAnybody: boolean;
  /** Throws when the caller may not ask for such a code. */
  check(context: Context): unknown;
}

/** One rule for each purpose; whether an account exists never decides what is answered. */
export const purposes: Record<CodePurpose, PurposeRule> = {
  login: { toAnybody: false, check: () => undefined },
  reset: { toAnybody: false, check: ({ services }) => requireMethod(services.config, 'password') },
  bind: { toAnybody: true, check: requirePending },
  profile: { toAnybody: true, check: ({ me }) => me },
};
