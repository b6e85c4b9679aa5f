import type { AnswerTo } from '../../../kernel/contracts/index.ts';
import type { VersionRecord } from '../versions.ts';

type Line = AnswerTo<'listScreenVersions'>['items'][number];

/** The lines of the history for one version, newest first: a line for taking it back, if somebody did, and one for publishing it. */
export function historyOf({ takenBack, at, ...version }: VersionRecord): Line[] {
  const published = { ...version, at: at.toISOString(), takenBack: false };
  if (!takenBack) return [published];
  return [{ ...published, ...takenBack, at: takenBack.at.toISOString(), takenBack: true }, published];
}
