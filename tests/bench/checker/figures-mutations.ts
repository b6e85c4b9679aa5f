import type { ValidateFunction } from 'ajv';
import type { Shapes } from '../../../src/validation/amis/shapes.ts';
import type { CheckOptions } from '../../../src/validation/index.ts';
import type { Figure } from '../result.ts';
import { KINDS, type Kind, type Mutant } from './mutate.ts';
import { type Score, scoreKind } from './mutation-run.ts';
import { AREAS, type Area } from './sites.ts';

const MUTANTS = 300;
const MUTANTS_OF_AREA = 100;

/** Kinds of which checkers know unequally much in different parts of a page. */
const BY_AREA: readonly Kind[] = ['property', 'type', 'JSON type', 'enum'];

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

/** How much of the mistakes each finds; ajv is asked about the pages that it accepts without them. */
export function mutationFigures(
  pages: readonly unknown[],
  product: readonly unknown[],
  shapes: Shapes,
  options: CheckOptions,
  amis: ValidateFunction,
): Figure[] {
  const whole = KINDS.flatMap((kind): Figure[] => {
    const seen: Mutant[] = [];
    const from = kind === 'locale key' ? product : pages;
    const score = scoreKind(kind, from, shapes, options, MUTANTS, (mutant) => seen.push(mutant));
    const fair = seen.filter(({ original }) => amis(original));
    const byAjv = fair.filter(({ page }) => !amis(page)).length / (fair.length || 1);
    return [
      share(score, `${kind}: found`, score.found, 95, fair.length > 0 ? { against: percent(byAjv) } : {}),
      share(score, `${kind}: exactly one message`, score.one, 95),
      share(score, `${kind}: in its place`, score.place, 95),
      share(score, `${kind}: right suggestion`, score.suggestion, 90),
    ];
  });
  const parts = BY_AREA.flatMap((kind) =>
    AREAS.flatMap((area: Area): Figure[] => {
      const score = scoreKind(kind, pages, shapes, options, MUTANTS_OF_AREA, () => {}, area);
      return score.count < MUTANTS_OF_AREA ? [] : [share(score, `${kind}, in a ${area}: found`, score.found, 90)];
    }),
  );
  return [...whole, ...parts];
}
