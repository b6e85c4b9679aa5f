import { difference, isObject, type JsonObject, merge } from '../../../src/merge/index.ts';
import { corpusPages, type PageFile, productPages } from '../checker/page-files.ts';
import { processorTime } from '../checker/processor-time.ts';
import { pick, seeded } from '../checker/random.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { GitMerge } from './git-merge.ts';
import { judge, type Verdict } from './judge.ts';
import { type LargePages, largePages } from './large-pages.ts';
import { editedPair } from './pair.ts';

const PAIRS = 1000;

/** Nodes of a large page, in about half a megabyte: nearly as many as a page may have. */
const NODES = 9_800;

/** No pair of this seed was looked at while the merge was made. */
const SEED = 2_000_000_000;

/** Pages with fewer nodes than these say little, and larger ones than these make git slow. */
const FEWEST_TYPES = 6;
const LARGEST = 62_000;

interface Count {
  free: Record<Verdict, number>;
  clashing: Record<Verdict, number>;
}

const noCount = (): Count => {
  const none = { right: 0, asked: 0, place: 0, wrong: 0, unasked: 0 };
  return { free: { ...none }, clashing: { ...none } };
};

const sum = (counts: Record<Verdict, number>) => Object.values(counts).reduce((one, other) => one + other, 0);

function fitting(files: readonly PageFile[]): JsonObject[] {
  return files
    .map(({ page }) => page)
    .filter(isObject)
    .filter((page) => {
      const text = JSON.stringify(page);
      return text.length < LARGEST && text.split('"type":').length > FEWEST_TYPES;
    });
}

interface Run {
  own: Count;
  git: Count;
  /** Milliseconds of each merge. */
  times: number[];
}

function runPairs(pages: readonly JsonObject[], hasIds: boolean, git: GitMerge): Run {
  const result: Run = { own: noCount(), git: noCount(), times: [] };
  for (let number = 0; number < PAIRS; number += 1) {
    const pair = editedPair(pick(pages, seeded(SEED - number)), SEED + number, hasIds);
    const before = processorTime();
    const { page, conflicts } = merge(pair.base, pair.theirs, pair.mine);
    result.times.push(processorTime() - before);
    const kind = pair.right.length > 0 ? 'free' : 'clashing';
    result.own[kind][judge(pair, page, conflicts.length > 0)] += 1;
    result.git[kind][judge(pair, git.merge(pair), false)] += 1;
  }
  return result;
}

const percent = (part: number, whole: number) => Math.round((10_000 * part) / Math.max(1, whole)) / 100;

function pairFigures(what: string, { own, git, times }: Run, most: number, least?: number): Figure[] {
  const figure = (name: string, share: (count: Count) => number, more: Partial<Figure> = {}): Figure => ({
    what: `${what}: ${name}`,
    value: share(own),
    against: share(git),
    unit: '%',
    samples: PAIRS,
    ...more,
  });
  const ofFree = (verdict: Verdict) => (count: Count) => percent(count.free[verdict], sum(count.free));
  const isSilent = ({ free, clashing }: Count) => percent(free.wrong + clashing.unasked, PAIRS);
  const target = least === undefined ? {} : { target: least, higherIsBetter: true };
  return [
    figure('silently wrong', isSilent, { target: most, headline: true }),
    figure('right without asking, where nothing clashes', ofFree('right'), { ...target, headline: true }),
    figure('somebody is asked, where nothing clashes', ofFree('asked')),
    figure('only a place in a list is another one, where nothing clashes', ofFree('place')),
    figure('conflict, where both changed the same', ({ clashing }) => percent(clashing.asked, sum(clashing))),
    { what: `${what}: one merge`, value: median(times), p95: percentile(times, 95), unit: 'ms', samples: PAIRS },
  ];
}

function timeOf(work: () => unknown): number {
  work();
  const times = [0, 1, 2].map(() => {
    const before = processorTime();
    work();
    return processorTime() - before;
  });
  return median(times);
}

function speedFigures(): Figure[] {
  const pages = Object.entries(largePages).map(([what, make]): [string, LargePages] => [what, make(NODES)]);
  const figure = (what: string, value: number): Figure => ({ what, value, unit: 'ms', target: 1000, samples: 3 });
  const merged = pages.map(([what, { base, theirs, mine }]) => {
    const value = timeOf(() => merge(base, theirs, mine));
    return figure(`merge of ${NODES} nodes: ${what}`, value);
  });
  const compared = pages.map(([what, { base, theirs }]) => {
    const value = timeOf(() => difference(base, theirs));
    return figure(`difference of ${NODES} nodes: ${what}`, value);
  });
  const slowest = Math.max(...merged.map(({ value }) => value));
  return [{ ...figure(`the slowest merge of ${NODES} nodes`, slowest), headline: true }, ...merged, ...compared];
}

/**
 * The merge of pages by node: random edits of two people on the product's own screens, next to `git merge-file`. Where
 * PAGEWRIGHT_CORPUS names a folder of further pages, those are measured as well.
 */
export async function run(): Promise<BenchResult> {
  const git = new GitMerge();
  try {
    const screens = fitting(productPages());
    const others = fitting(corpusPages());
    const figures = [
      ...pairFigures('ids', runPairs(screens, true, git), 0.3, 95),
      ...pairFigures('no ids', runPairs(screens, false, git), 1.5),
    ];
    if (others.length > 0) {
      figures.push(
        ...pairFigures(`ids, ${others.length} further pages`, runPairs(others, true, git), 0.3, 95),
        ...pairFigures(`no ids, ${others.length} further pages`, runPairs(others, false, git), 1.5),
      );
    }
    figures.push(...speedFigures());
    return { title: 'Merging pages that two people edited', comparedWith: 'git merge-file', figures };
  } finally {
    git.end();
  }
}
