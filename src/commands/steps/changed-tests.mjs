import { posix } from 'node:path';
import { distancesTo } from './import-graph.mjs';

const TEST = /\.test\.tsx?$/;

/** Seconds that a file takes whose last run is unknown, and those that each takes to be loaded. */
const GUESS = { unit: 0.5, server: 4, browser: 20, deep: 30 };
const LOADING = 0.2;

/** Seconds until the first test of a kind begins: a database server and the whole program. */
const START = { server: 5 };

/** Ranks: a test that was changed itself, one beside what changed, one that says its name; then those that import it, by distance;
 * at last those that only start the program which it is a part of. */
const [ITSELF, BESIDE, NAMES, IMPORTS, WHOLE] = [0, 1, 2, 3, Infinity];

const isBeside = (test, changed) => {
  const folder = posix.dirname(changed);
  return folder !== '.' && test.startsWith(`${folder}/`);
};

function rankOf(test, changed, { near, far, names, textOf }) {
  if (test === changed) return ITSELF;
  if (isBeside(test, changed)) return BESIDE;
  if (names.length > 0 && names.some((name) => textOf(test).includes(name))) return NAMES;
  if (near.has(test)) return IMPORTS + near.get(test);
  return far.has(test) ? WHOLE : undefined;
}

/**
 * The tests that changes can break, nearest first: changed tests; tests in the folder of what changed or below; tests that say its
 * name, such as the path of an operation; tests that import it, directly and then by way of others; tests that only start the whole
 * program. Of the same rank, quick ones come first.
 *
 * @param changed paths of the changed files
 * @param project `files`: all paths of the project; `importers` of each; `hubs`, which put the program together; `namesOf(file)`: what tests call it; `textOf(file)`;
 *   `secondsOf(test)`: what its last run took, undefined when unknown; `kindOf(test)`
 * @returns {{file: string, kind: string, rank: number, seconds: number}[]}
 */
export function testsOf(changed, { files, importers, hubs, namesOf, textOf, secondsOf, kindOf }) {
  const found = new Map();
  const tests = files.filter((file) => TEST.test(file));
  for (const change of changed) {
    const about = {
      near: distancesTo(change, importers, hubs),
      far: distancesTo(change, importers),
      names: namesOf(change),
      textOf,
    };
    for (const file of tests) {
      const rank = rankOf(file, change, about);
      if (rank === undefined || rank >= found.get(file)?.rank) continue;
      const kind = kindOf(file);
      found.set(file, { file, kind, rank, seconds: LOADING + (secondsOf(file) ?? GUESS[kind]) });
    }
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank || a.seconds - b.seconds || (a.file < b.file ? -1 : 1));
}

/**
 * Divides tests into those that run now and those left to the whole run. Changed tests always run. Of the others, each runs that
 * still fits into `room` seconds, nearest first, except those that only start the whole program, and tests of browsers or the deep tier, which need a build.
 */
export function fitting(tests, room) {
  const [now, later] = [[], []];
  let left = room;
  for (const test of tests) {
    const isFirst = !now.some(({ kind }) => kind === test.kind);
    const cost = test.seconds + (isFirst ? (START[test.kind] ?? 0) : 0);
    const mayRun = test.kind !== 'browser' && test.kind !== 'deep' && test.rank !== WHOLE;
    const runs = test.rank === ITSELF || (mayRun && cost <= left);
    (runs ? now : later).push(test);
    if (runs) left -= cost;
  }
  return { now, later };
}
