import type { FailureCode } from '../../../../src/screens/failure-code.ts';
import type { Layer } from '../../../../src/types/start.ts';
import { oneByOne } from '../../../kernel/limits/index.ts';
import { createScreenCache } from '../cache.ts';
import { type Level, layerOf } from '../level.ts';
import type { Overriding } from '../resolved-screen.ts';
import type { Resolver } from '../resolver.ts';

/** `rejected`: the override is left aside; `failed`: a browser reported in the last day that it threw. */
export type ScreenProblem = { kind: 'rejected'; message: string } | { kind: 'failed' };

interface Dependencies {
  resolver: Pick<Resolver, 'resolve'>;
  /** Failures that browsers reported of an override in the last day. */
  failures(level: Level, override: Overriding): Promise<FailureCode[]>;
}

/** Why a level's published version is left aside, or the override that is in force; neither where another one is. */
interface Standing {
  rejected?: string | undefined;
  own?: Overriding | undefined;
}

/**
 * Makes what finds out what is wrong with a level's published override of a screen. A look takes some milliseconds for a large page, and
 * the list of screens looks at many: how a version stands is remembered for some seconds, and one list of a company goes after the other.
 */
export function createProblems({ resolver, failures }: Dependencies) {
  const standings = createScreenCache<Standing>();

  async function standingOf(level: Level, id: string): Promise<Standing> {
    const isOwn = (each: { id: string; layer: Layer }) => each.id === id && each.layer === layerOf(level);
    const found = await resolver.resolve(level, id);
    return { rejected: found?.rejected.find(isOwn)?.message, own: found?.overriding.find(isOwn) };
  }

  return async (level: Level, id: string, version: number): Promise<ScreenProblem | null> => {
    const { rejected, own } = await standings.get(level, `${id}@${version}`, () =>
      oneByOne(`standing:${level.companyId}`, () => standingOf(level, id)),
    );
    if (rejected !== undefined) return { kind: 'rejected', message: rejected };
    return own && (await failures(level, own)).length > 0 ? { kind: 'failed' } : null;
  };
}
