import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import type { Layer } from '../../../src/types/start.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import { type Assembly, createAssembler, isOverride, overrideKey, schemaOf, type Use, type Wish } from './assemble.ts';
import type { Level } from './level.ts';
import { effective, type PartLayers } from './part-layers.ts';
import type { Rejected, ResolvedScreen } from './resolved-screen.ts';
import { withServiceDefaults } from './service-defaults.ts';
import { createMisfits } from './soundness.ts';
import { createSources, type Seen, type SourceParts } from './sources.ts';

/** An answer already made, null where no layer is left, and what it was made of. */
interface Made {
  answer: ResolvedScreen | null;
  uses: readonly Use[];
}

/** Ways to put a screen together that are remembered; the overrides of one screen have few, and each takes a check. */
const MOST_WAYS = 32;

/** Rounds in which overrides are left aside by what is wrong with them. A page that is still not sound goes without any. */
const MOST_ROUNDS = 8;

/** Finds the screen in force, with a cache that `forget` keeps honest. The built-in one is found without the database. */
export interface Resolver {
  resolve(level: Level, id: string, top?: Layer, partLayers?: PartLayers): Promise<ResolvedScreen | null>;
  /** Puts a screen together, mistakes and all; null when no layer has it. */
  assemble(wish: Wish): Promise<Assembly | null>;
  /** Whether a screen that was put together has no mistakes. */
  isSound(wish: Wish, assembly: Assembly): Promise<boolean>;
  forget(id?: string): void;
}

/** What was put together, as an answer. Its version is that of the override whose layer the screen acts as. */
export function answerOf(assembly: Assembly, rejected: Rejected[]): ResolvedScreen {
  const { id, root, pieces, composed, layer } = assembly;
  const speaker = [...pieces.values()].find((piece) => piece.layer === layer) ?? root;
  const parts = composed.parts.map((part) => {
    const { layer: from, version } = pieces.get(part.id)!;
    return { id: part.id, layer: from, version, pointer: part.pointer };
  });
  const isBuiltin = assembly.uses[0]?.shipped !== undefined && !isTenantLayer(layer);
  const schema = isBuiltin ? withServiceDefaults(schemaOf(assembly)) : schemaOf(assembly);
  const content = { id, schema, version: speaker.version, layer, parts };
  const overriding = [...pieces]
    // A draft has no version yet, and nobody gives it up.
    .flatMap(([piece, screen]) => (isOverride(screen) && screen.version > 0 ? [{ id: piece, screen }] : []))
    .sort((one, other) => other.screen.at.getTime() - one.screen.at.getTime())
    .map(({ id: piece, screen }) => ({ id: piece, layer: screen.layer, version: screen.version }));
  const etag = entityTag(JSON.stringify(content));
  return { ...content, etag, rejected, source: root.schema, overriding };
}

/** Makes the resolver. A page is put together again when any of its parts has become another. */
export function createResolver(dependencies: SourceParts): Resolver {
  const { builtin, lowest } = dependencies;
  const sources = createSources(dependencies);
  const assemble = createAssembler({ sources, builtin, lowest });
  const misfitsIn = createMisfits({ ...dependencies, assemble });
  const answers = new WeakMap<Seen, Map<string, Made>>();
  /** The ways that callers have begun to ask for. They count before their answer is there, since each takes a check. */
  const begun = new WeakMap<Seen, Set<string>>();
  const shippedAnswers = new Map<string, Made>();

  /** Puts the screen together, and leaves aside what spoils it until it is sound. */
  async function make(first: Wish): Promise<Made> {
    const aside = new Set<string>();
    const left: Rejected[] = [];
    for (let round = 1; ; round += 1) {
      const wish = { ...first, aside };
      const assembly = await assemble(wish);
      // The answer depends on the overrides of this screen alone, and these are read again after each change.
      if (!assembly) return { answer: null, uses: [] };
      const misfits = await misfitsIn(wish, assembly, round >= MOST_ROUNDS);
      if (misfits.length === 0) {
        return { answer: answerOf(assembly, [...assembly.rejected, ...left]), uses: assembly.uses };
      }
      for (const { id, override, problem } of misfits) {
        aside.add(overrideKey(id, override));
        left.push({ id, layer: override.layer, version: override.version, message: problem });
        // An override that fits elsewhere is no fault of its author when a page of a nearer layer has no room for it.
        const isItsPage = assembly.layer === override.layer || assembly.layer === 'builtin';
        if (isItsPage) await sources.report(id, { ...override, problem });
      }
    }
  }

  async function isCurrent(level: Level, { uses }: Made): Promise<boolean> {
    for (const { id, seen, shipped } of uses) {
      if (builtin.get(id) !== shipped) return false;
      if (seen && (await sources.seen(level, id)) !== seen) return false;
    }
    return true;
  }

  async function resolveFrom(known: Map<string, Made>, key: string, wish: Wish): Promise<ResolvedScreen | null> {
    const last = known.get(key);
    if (last && (await isCurrent(wish.level, last))) return last.answer;
    const made = await make(wish);
    known.set(key, made);
    return made.answer;
  }

  return {
    forget: sources.forget,
    assemble,
    isSound: async (wish, assembly) => (await misfitsIn(wish, assembly)).length === 0,
    async resolve(level, id, top = 'app', partLayers) {
      if (top === 'builtin') return builtin.get(id) ? resolveFrom(shippedAnswers, id, { level, id, top }) : null;
      const seen = await sources.seen(level, id);
      const known = answers.get(seen) ?? new Map<string, Made>();
      answers.set(seen, known);
      const key = `${level.companyId}/${level.appId} ${top} ${id}`;
      const inForce = await resolveFrom(known, key, { level, id, top });
      const topOf = inForce && partLayers ? effective(partLayers, inForce) : undefined;
      if (!topOf?.size) return inForce;
      const way = `${key} ${[...topOf].join()}`;
      const ways = begun.get(seen) ?? new Set();
      begun.set(seen, ways);
      if (ways.size >= MOST_WAYS && !ways.has(way)) return inForce;
      ways.add(way);
      return resolveFrom(known, way, { level, id, top, topOf });
    },
  };
}
