import type { Page } from 'playwright';
import { baseOf } from '../../../../src/theme/data/house.ts';
import { themeCss } from '../../../../src/theme/data/theme-css.ts';
import { inState } from '../../../../src/theme-editor/show-states.ts';
import type { Theme } from '../../../../src/types/generated/theme.ts';
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

/** Sets all that a panel offers to sentinel values, and looks for them in the computed styles of its samples. */
export async function checkPanel(
  page: Page,
  show: (path: string, ready: string) => Promise<unknown>,
  name: string,
): Promise<Checked> {
  const offered = offeredBy(panelOf(name));
  const plain = offered.map<Item>((one, nth) => ({
    name: one.name,
    offered: one,
    sentinel: (round) => sentinelOf(one, nth, round),
  }));
  const T = () => Math.round(performance.now());
  if (process.env['PROF']) console.log('start', T());
  await show(`/theme-samples?panel=${name}`, '.pw-theme-sample-state');
  const rounds = [...ROUNDS];
  const search = (all: readonly Item[], wanted: readonly Item[], which: readonly number[]) =>
    page.evaluate(searchSamples, {
      sheets: which.map((round) => sheetOf(themeOf(all, round))),
      wanted: wanted.map((item) => wantedOf(item, which)),
    });

  const failing: string[] = [];
  const derived: string[] = [];
  if (process.env['PROF']) console.log('shown', T());
  const together = await search(plain, plain, rounds);
  if (process.env['PROF']) console.log('together', T(), together.filter((x) => x !== 'exactly').length);
  for (const [at, item] of plain.entries()) {
    if (together[at] === 'exactly') continue;
    // Something else may stand in its way, or be reckoned with it: alone, with the other values of its field.
    const near = plain.filter(({ offered: other }) => isBeside(other, item.offered));
    const still = near.map((one) => (one === item ? one : { ...one, sentinel: () => one.sentinel(0) }));
    const [alone] = await search(still, [item], rounds);
    if (alone === 'follows') derived.push(item.name);
    else if (alone === null) failing.push(item.name);
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

/** Whether two values belong to one field: one is a part of the other's group of parts. */
const isBeside = (one: Offered, other: Offered): boolean =>
  one.name.replace(/[^.]*$/, '') === other.name.replace(/[^.]*$/, '');
