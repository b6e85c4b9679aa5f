import { includesIn } from '../../../src/validation/parts/compose.ts';
import { writtenAt } from '../../../src/validation/parts/written-at.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { type Assembly, isOverride, overrideKey, schemaOf, type Wish } from './assemble.ts';
import type { CheckStored } from './checker.ts';
import { type Level, ownerOf } from './level.ts';
import type { Override } from './overrides.ts';
import type { Overridable } from './target.ts';

/** Overrides that are tried one by one to find which of them breaks a page; beyond, all are left aside. */
const MOST_TRIED = 8;

/** An override that does not fit the page that it stands in. */
export interface Misfit {
  id: string;
  override: Override;
  problem: string;
}

interface Dependencies extends Pick<ServiceBase, 'log'> {
  check: CheckStored;
  lowest: Overridable['lowest'];
  assemble(wish: Wish): Promise<Assembly | null>;
}

/** Whether a page is as it is shipped, with everything that belongs into it. */
const isShipped = ({ layer, composed }: Assembly): boolean => layer === 'builtin' && composed.problems.length === 0;

/** What is wrong with an assembly, and where in the page. */
interface Flaw {
  pointer: string;
  message: string;
  /** The part that cannot be placed there. */
  screen?: string;
}

/**
 * Finds the overrides that spoil a page with parts, so that they alone are left aside: the one in which the mistake is, else the one
 * without which there is none, else all of them.
 */
export function createMisfits({ check, lowest, assemble, log }: Dependencies) {
  async function flawOf(level: Level, assembly: Assembly): Promise<Flaw | undefined> {
    const { id, layer, composed } = assembly;
    const [problem] = composed.problems;
    if (problem) {
      const { pointer, screen, code } = problem;
      return { pointer, message: `${pointer} include.${code}: ${screen}`, ...(code === 'page' ? { screen } : {}) };
    }
    const owner = String(ownerOf(level, layer).companyId);
    try {
      return await check(id, schemaOf(assembly), { owner, layer, lowest: lowest(id) });
    } catch (error) {
      log.error({ err: error, screen: id, layer }, 'a page with parts could not be checked');
      return { pointer: '', message: 'it could not be checked' };
    }
  }

  /** The overrides in an assembly, the nearest parts first and the page itself last. */
  function overridesIn({ id, pieces, gathered }: Assembly): { id: string; override: Override }[] {
    // A part that is too much for the page was gathered, and has no place in it.
    const found = [...new Map([...gathered, ...pieces])].flatMap(([piece, override]) =>
      isOverride(override) ? [{ id: piece, override }] : [],
    );
    return [...found.filter((piece) => piece.id !== id), ...found.filter((piece) => piece.id === id)];
  }

  /**
   * None when the page is sound. A page of the built-in layer alone is checked when its files are read.
   * @param all whether all overrides of a page that is not sound are misfits, without a search
   */
  return async function misfitsIn(wish: Wish, assembly: Assembly, all = false): Promise<Misfit[]> {
    // An override without parts was checked when it was read.
    if (isShipped(assembly) || includesIn(assembly.root.schema).size === 0) return [];
    const { composed } = assembly;
    const flaw = await flawOf(wish.level, assembly);
    if (!flaw) return [];
    const suspects = overridesIn(assembly);
    const misfit = ({ id, override }: (typeof suspects)[number]): Misfit => ({ id, override, problem: flaw.message });
    if (all) return suspects.map(misfit);
    const place = flaw.screen ?? writtenAt(composed, flaw.pointer).part?.id ?? assembly.id;
    const guilty = suspects.find(({ id }) => id === place);
    if (guilty && (guilty.id !== assembly.id || suspects.length === 1)) return [misfit(guilty)];
    for (const suspect of suspects.slice(0, MOST_TRIED)) {
      const aside = new Set([...(wish.aside ?? []), overrideKey(suspect.id, suspect.override)]);
      const without = await assemble({ ...wish, aside });
      const isSound = without && (isShipped(without) || !(await flawOf(wish.level, without)));
      if (isSound) return [misfit(suspect)];
    }
    return suspects.map(misfit);
  };
}
