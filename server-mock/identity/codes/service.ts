import type { Source } from '../../kernel/limits/source.ts';

/** One-time codes of six digits, bound to a purpose (`login`, …) and a target (address or phone). */
export interface Codes {
  /**
   * Makes a code that replaces older ones of the same purpose and target. Valid for ten minutes and five tries.
   * `own` brings another secret, such as an image's text, and its own time.
   */
  issue(purpose: string, target: string, own?: { code: string; minutes: number }): Promise<string>;
  /** Uses a code up; false for a wrong, expired, used or foreign one. `from`: where it comes from, as in `judge`. */
  redeem(purpose: string, target: string, code: string, from?: Source): Promise<boolean>;
  /**
   * Uses a code up as `redeem` does, and says why it failed: `expired` means that the right code came too late. With `from`, each network
   * and each known device has five tries of its own, so that nobody else can use up the owner's. All networks together have fifty tries.
   */
  judge(purpose: string, target: string, code: string, from?: Source): Promise<'right' | 'wrong' | 'expired'>;
}
