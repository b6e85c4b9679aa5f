import type { Choices } from '../../../../src/merge/index.ts';
import type { AmisPage } from '../../../../src/types/amis.ts';
import type { Message } from '../../../../src/validation/index.ts';
import type { Compared } from '../../checks/index.ts';
import type { Actor } from '../actor.ts';
import type { Level } from '../level.ts';
import type { ListedScreen } from '../list.ts';
import type { NamedLevel } from '../target.ts';
import type { BundledScreen, Importing, Wanted } from './bundle.ts';
import type { Explained } from './explain.ts';
import type { IncludesAmong } from './includes-among.ts';
import type { Merging } from './merging.ts';
import type { PagesAmong } from './pages-among.ts';
import type { Places } from './places.ts';
import type { ScreenProblem } from './problem.ts';
import type { Reconcile } from './reconciling.ts';
import type { Work } from './states.ts';

/** What the screens manager asks, beyond publishing and drafts. */
export interface ScreenManager {
  /** Every screen that a level may override, by id. */
  list(level: Level): Promise<ListedScreen[]>;
  /** The definition that the product ships of a screen. */
  shipped(id: string): AmisPage | undefined;
  places(): (id: string) => Places;
  /** The shipped pages that hold a part, also by another part. */
  pagesWith(id: string): string[];
  /** What is wrong with the override that a level has published; null when nothing is known to be, or it has none. */
  problem(level: Level, id: string, version: number): Promise<ScreenProblem | null>;
  /** Those of a level's published screens that are pages, and no parts. */
  pagesAmong: PagesAmong;
  /** Which screens a level's published screens name. */
  includesAmong: IncludesAmong;
  /** What a level works on, and what lies below it. */
  work(level: Level, id: string): Promise<Work>;
  /** What changed between two states, node by node, with both pages. Throws as the checker's process does. */
  compare(
    level: Level,
    id: string,
    from: string,
    to: string,
  ): Promise<Compared & { before: Record<string, unknown>; after: Record<string, unknown> }>;
  /** Why the page in force looks as it does. */
  explain(level: Level, id: string): Promise<Explained[]>;
  /**
   * The level's page with what is new in the layer below; nothing is stored. Throws `screen-override-missing`, `screen-not-behind`
   * or `screen-base-unknown`.
   */
  merge(level: Level, id: string, choices?: Choices): Promise<Merging>;
  /**
   * Keeps the merged page as a draft that is based on the layer below as it is now. Throws as `merge` and `saveDraft` do, and
   * `screen-merge-moved` when one of the three pages has become another since `tag` was answered.
   */
  keepMerge(
    level: NamedLevel,
    id: string,
    wish: { choices: Choices; tag: string },
    actor: Actor,
  ): Promise<{ messages: Message[]; left: number }>;
  /** What two people's changes to one page become together; nothing is stored. */
  reconcile: Reconcile;
  /** What a level has published, or also what is a draft alone, as one file. Throws `screens-too-large`. */
  exportAll(level: Level, wanted: Wanted): Promise<(BundledScreen & { version: number })[]>;
  /** Takes the screens of a file as drafts: all of them or none. Throws `screens-not-overridable`, `screens-refused` or what `saveDraft` throws. */
  importAll(level: NamedLevel, screens: readonly BundledScreen[], actor: Importing): Promise<void>;
}
