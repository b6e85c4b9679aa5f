import type { Shapes } from '../../../src/types/amis-shapes.ts';
import { type CheckOptions, type Message, validateScreen } from '../../../src/validation/index.ts';
import { KINDS, type Kind, type Mutant, mutator } from './mutate.ts';
import { seeded } from './random.ts';
import { type Area, sites } from './sites.ts';

const areasSeen = new WeakMap<object, ReadonlySet<Area>>();

function areasOf(page: unknown): ReadonlySet<Area> {
  const known = areasSeen.get(page as object);
  const areas = known ?? new Set(sites(page).map(({ area }) => area));
  if (!known) areasSeen.set(page as object, areas);
  return areas;
}

/** Pages are looked at so often for each mistake; most offer no place for some kinds. */
const MOST_TRIES = 60;

/** How often a checker told mistakes of one kind, in shares from 0 to 1. */
export interface Score {
  count: number;
  found: number;
  one: number;
  place: number;
  suggestion: number;
  /** Mutants that something was missing for, by what was missing. */
  missed: { what: string; mutant: Mutant; messages: Message[] }[];
}

/** Messages about a page beyond those it had before; what is below a renamed property has moved with it. */
function newMessages({ page, pointers, from }: Mutant, options: CheckOptions, before: ReadonlySet<string>): Message[] {
  const [to = ''] = pointers;
  const formerly = (pointer: string) =>
    from !== undefined && (pointer === to || pointer.startsWith(`${to}/`)) ? from + pointer.slice(to.length) : pointer;
  return validateScreen(page, options).filter(({ code, pointer }) => !before.has(`${code} ${formerly(pointer)}`));
}

/** The score for one kind of mistake, made `count` times at places chosen by chance (the same in every run). */
export function scoreKind(
  kind: Kind,
  pages: readonly unknown[],
  shapes: Shapes,
  options: CheckOptions,
  count: number,
  see: (mutant: Mutant) => void = () => {},
  area?: Area,
): Score {
  const random = seeded(KINDS.indexOf(kind) * 1000 + 17);
  const mutate = mutator(shapes);
  const before = new Map<unknown, Set<string>>();
  const score: Score = { count: 0, found: 0, one: 0, place: 0, suggestion: 0, missed: [] };
  const from = area === undefined ? pages : pages.filter((page) => areasOf(page).has(area));
  for (let tries = 0; score.count < count && tries < count * MOST_TRIES; tries++) {
    const page = from[Math.floor(random() * from.length)];
    const mutant = mutate(kind, page, random, area);
    if (!mutant) continue;
    let known = before.get(page);
    if (!known) {
      known = new Set(validateScreen(page, options).map(({ code, pointer }) => `${code} ${pointer}`));
      before.set(page, known);
    }
    see({ ...mutant, original: page });
    judge(score, mutant, newMessages(mutant, options, known));
  }
  return score;
}

function judge(score: Score, mutant: Mutant, messages: Message[]): void {
  const at = messages.find(({ pointer }) => mutant.pointers.includes(pointer));
  const suggested =
    mutant.suggestion === undefined || messages.some(({ suggestion }) => suggestion === mutant.suggestion);
  score.count += 1;
  if (messages.length > 0) score.found += 1;
  if (messages.length === 1) score.one += 1;
  if (at) score.place += 1;
  if (suggested) score.suggestion += 1;
  const what =
    messages.length === 0 ? 'found' : messages.length > 1 ? 'one' : !at ? 'place' : suggested ? '' : 'suggestion';
  if (what) score.missed.push({ what, mutant, messages });
}
