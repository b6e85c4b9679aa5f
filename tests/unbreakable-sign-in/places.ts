import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';
import { readShippedScreens } from '../../src/validation/parts/shipped.ts';
import { pick } from '../bench/checker/random.ts';
import { honest } from '../browser/reach/honest-sign-in.ts';
import type { Json } from './json.ts';

/** The levels that have sign-in pages. */
export const LEVELS = ['platform', 'company', 'app'] as const;
export type LevelName = (typeof LEVELS)[number];

/** The screen that is spoilt, and what it is before. */
export interface Place {
  screen: string;
  page: Json;
  /** The page that the level has chosen, where the screen is that page or one of its parts. */
  chosen?: string;
}

const shipped = readShippedScreens(findProjectRoot());

const sourceOf = (screen: string): Json => {
  const { $schema, ...page } = JSON.parse(shipped.get(screen)!) as Record<string, Json>;
  return page;
};

/** The built-in sign-in page includes these, one in another. */
const PARTS = [
  'account/sign-in-tabs',
  'account/password-sign-in',
  'account/sign-in-submit',
  'account/sign-in-title',
  'account/sign-in-lead',
  'account/sign-in-bar',
  'account/sign-in-foot',
  'account/sign-in-picture',
  'account/other-ways',
  'account/forgot-secret',
  'account/forgot-button',
];
const STARTS = ['login/card', 'login/split', 'login/minimal', 'login/embedded'];
const START_PARTS = ['login/bar', 'login/foot', 'login/picture'];

const designs = Object.values(honest) as Json[];

const own = (screen: string): Place => ({ screen, page: sourceOf(screen) });

/** Where a level's people would change the sign-in page: the page itself, one of its parts, or a page that they have chosen. */
export function placeOf(level: LevelName, random: () => number): Place {
  const kinds: (() => Place)[] = [
    () => (level === 'platform' ? own('account/login') : { screen: 'account/login', page: pick(designs, random) }),
    () => (level === 'platform' ? own(pick(PARTS, random)) : { screen: 'account/login', page: pick(designs, random) }),
    () => {
      const start = pick(STARTS, random);
      return { ...own(start), chosen: start };
    },
    () => ({ ...own(pick(START_PARTS, random)), chosen: pick(STARTS, random) }),
  ];
  return pick(kinds, random)();
}
