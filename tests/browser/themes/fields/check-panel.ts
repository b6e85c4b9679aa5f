import { baseOf } from '../../../../src/theme/data/house.ts';
import { themeCss } from '../../../../src/theme/data/theme-css.ts';
import { inState } from '../../../../src/theme-editor/show-states.ts';
import type { Theme } from '../../../../src/types/generated/theme.ts';
import { wear } from '../../../support/browser.ts';
import type { Visit } from '../../screens/platform.ts';
import { type Offered, offeredBy, panelOf } from './offered.ts';
import { searchSamples, type Wanted } from './read-samples.ts';
import { ROUNDS, type Sentinel, sentinelIn, sentinelOf } from './sentinels.ts';

const EMPTY: Theme = { config: { name: 'x' }, global: {}, component: {} };
const STILL = '*,*::before,*::after{transition:none!important;animation:none!important}';

/** The sheet of a theme, and its rules for states once more for samples, as the editor's preview has them. */
function sheetOf(theme: Theme): string {
  const [variables, ...rules] = themeCss(theme, baseOf(theme)).split('\n');
  return [STILL, variables, ...rules, ...rules.map(inState)].join('\n');
}

/** A value that is looked for, alone or in one of its modes. */
interface Item {
  name: string;
  offered: Offered;
  sentinel(round: number): Sentinel;
}

const themeOf = (items: readonly Item[], round: number): Theme =>
  items.reduce((theme, { offered, sentinel }) => offered.set(theme, sentinel(round).value), EMPTY);

const wantedOf = ({ offered: { form, index, state }, sentinel }: Item, rounds: readonly number[]): Wanted => ({
  ...{ form, index, state },
  found: rounds.map((round) => sentinel(round).found),
});

/** What a panel offers that has no effect on its samples, and how much it offers. */
export interface Checked {
  offered: number;
  /** Values that move something, and are not themselves a style of the sample. */
  derived: string[];
  failing: string[];
}

/** Sets all that a panel offers to sentinel values, and looks for them in the computed styles of its samples, in a look. */
export async function checkPanel(
  { page, show }: Pick<Visit, 'page' | 'show'>,
  name: string,
  look: 'light' | 'dark' = 'light',
): Promise<Checked> {
  const offered = offeredBy(panelOf(name));
  const plain = offered.map<Item>((one, nth) => ({
    name: one.name,
    offered: one,
    sentinel: (round) => sentinelOf(one, nth, round),
  }));
  await show(`/theme-samples?panel=${name}`, '.pw-theme-sample-state');
  await wear(page, look);
  const rounds = [...ROUNDS];
  const search = (all: readonly Item[], wanted: readonly Item[], which: readonly number[]) =>
    page.evaluate(searchSamples, {
      sheets: which.map((round) => sheetOf(themeOf(all, round))),
      wanted: wanted.map((item) => wantedOf(item, which)),
    });

  const failing: string[] = [];
  const derived: string[] = [];
  let left: readonly Item[] = plain;
  // Something else may stand in a value's way, or be reckoned with it: with all others, with those of its state, with those of its field.
  for (const isNear of [() => true, isInState, isInField])
    left = await notFound(left, plain, isNear, (all, wanted) => search(all, wanted, rounds));
  for (const item of left) {
    const still = plain
      .filter((one) => isInField(one.offered, item.offered))
      .map((one) => (one === item ? one : { ...one, sentinel: () => one.sentinel(0) }));
    const [alone] = await search(still, [item], rounds);
    if (alone === 'follows') derived.push(item.name);
    else failing.push(item.name);
  }
  for (const mode of ['gradient', 'image']) {
    const inMode = offered.flatMap<Item>((one, nth) =>
      one.modes.includes(mode)
        ? [{ name: `${one.name} (${mode})`, offered: one, sentinel: () => sentinelIn(mode, nth) }]
        : [],
    );
    if (inMode.length === 0) continue;
    const seen = await search([...plain, ...inMode], inMode, [0]);
    for (const [at, item] of inMode.entries()) if (seen[at] !== 'exactly') failing.push(item.name);
  }
  return { offered: offered.length, derived, failing };
}

type IsNear = (one: Offered, other: Offered) => boolean;

const isInState: IsNear = (one, other) =>
  one.form === other.form && one.index === other.index && one.state === other.state;

/** Whether two values belong to one field, or to fields of one section. */
const isInField: IsNear = (one, other) => one.name.replace(/[^.]*$/, '') === other.name.replace(/[^.]*$/, '');

/** The values that are not found exactly when they are set together with those that are near. */
async function notFound(
  left: readonly Item[],
  all: readonly Item[],
  isNear: IsNear,
  search: (all: readonly Item[], wanted: readonly Item[]) => Promise<(string | null)[]>,
): Promise<Item[]> {
  const missed: Item[] = [];
  let open = left;
  while (open.length > 0) {
    const [first] = open;
    const group = open.filter(({ offered }) => isNear(offered, first!.offered));
    const near = all.filter(({ offered }) => isNear(offered, first!.offered));
    const seen = await search(near, group);
    missed.push(...group.filter((_, at) => seen[at] !== 'exactly'));
    open = open.filter((item) => !group.includes(item));
  }
  return missed;
}
