import type { FailureCode } from '../../../../src/screens/failure-code.ts';
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

/** What is wrong with a level's published override of a screen. The check of its page is remembered by its content. */
export async function findProblem(
  { resolver, failures }: Dependencies,
  level: Level,
  id: string,
): Promise<ScreenProblem | null> {
  const layer = layerOf(level);
  const found = await resolver.resolve(level, id);
  const rejected = found?.rejected.find((each) => each.id === id && each.layer === layer);
  if (rejected) return { kind: 'rejected', message: rejected.message };
  const own = found?.overriding.find((each) => each.id === id && each.layer === layer);
  if (!own) return null;
  return (await failures(level, own)).length > 0 ? { kind: 'failed' } : null;
}
