import type { ValidateFunction } from 'ajv';
import type { Shapes } from '../../../src/types/amis-shapes.ts';
import type { CheckOptions } from '../../../src/validation/index.ts';
import type { Figure } from '../result.ts';
import { KINDS, type Kind, type Mutant } from './mutate.ts';
import { type Score, scoreKind } from './mutation-run.ts';
import { AREAS, type Area } from './sites.ts';

const MUTANTS = 300;
const MUTANTS_OF_AREA = 200;

/** Kinds of which checkers know unequally much in different parts of a page. */
const BY_AREA: readonly Kind[] = ['property', 'type', 'missing type', 'JSON type', 'enum'];

/** Kinds of which the right word is known. */
const HAS_SUGGESTION: ReadonlySet<Kind> = new Set(['property', 'type', 'enum', 'API', 'locale key', 'target']);

export const percent = (share: number): number => Math.round(share * 1000) / 10;

function share(score: Score, what: string, value: number, target: number, more: Partial<Figure> = {}): Figure {
  return {
    what,
    value: percent(value / score.count),
    unit: '%',
    target,
    higherIsBetter: true,
    samples: score.count,
    ...more,
  };
}

/** What else is asked of every kind, as the names of the figures end. */
const ENDINGS = ['exactly one message', 'in its place', 'right suggestion'] as const;

/** The kind that does worst, for a reader who has no time for them all. */
function leastOf(figures: readonly Figure[], ending: string): Figure {
  const least = figures
    .filter(({ what }) => what.endsWith(`: ${ending}`))
    .reduce((worst, figure) => (figure.value < worst.value ? figure : worst));
  return { ...least, what: `${ending}, the least of the kinds (${least.what.split(':')[0]})`, headline: true };
}

/** How much of the mistakes each finds; ajv is asked about the pages that it accepts without them. */
export function mutationFigures(
  pages: readonly unknown[],
  withKeys: readonly unknown[],
  shapes: Shapes,
  options: CheckOptions,
  amis: ValidateFunction,
): Figure[] {
  const whole = KINDS.flatMap((kind): Figure[] => {
    const seen: Mutant[] = [];
    const from = kind === 'locale key' ? withKeys : pages;
    const score = scoreKind(kind, from, shapes, options, MUTANTS, (mutant) => seen.push(mutant));
    const fair = seen.filter(({ original }) => amis(original));
    const byAjv = fair.filter(({ page }) => !amis(page)).length / (fair.length || 1);
    return [
      share(score, `${kind}: found`, score.found, 95, {
        headline: true,
        ...(fair.length > 0 ? { against: percent(byAjv) } : {}),
      }),
      share(score, `${kind}: exactly one message`, score.one, 95),
      share(score, `${kind}: in its place`, score.place, 95),
      ...(HAS_SUGGESTION.has(kind) ? [share(score, `${kind}: right suggestion`, score.suggestion, 90)] : []),
    ];
  });
  const parts = BY_AREA.flatMap((kind) =>
    AREAS.flatMap((area: Area): Figure[] => {
      const score = scoreKind(kind, pages, shapes, options, MUTANTS_OF_AREA, () => {}, area);
      if (score.count < MUTANTS_OF_AREA) return [];
      const least = Math.min(score.found, score.one, score.place);
      const what = `${kind}, ${area}: found, once, in its place (the least)`;
      const suggested = share(score, `${kind}, ${area}: right suggestion`, score.suggestion, 90);
      return [share(score, what, least, 95), ...(HAS_SUGGESTION.has(kind) ? [suggested] : [])];
    }),
  );
  return [...whole, ...ENDINGS.map((ending) => leastOf(whole, ending)), ...parts];
}
