import type { Transaction } from 'kysely';
import type { Message } from '../../../src/validation/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { Actor } from './actor.ts';
import type { NamedLevel } from './target.ts';

/** One of several changes that are put into force together. */
export interface ScreenChange {
  id: string;
  /** Null: the level's override is taken out of force. */
  schema: Record<string, unknown> | null;
  /** The version that the change was made from; 0: nothing was published. */
  from: number;
  /** The type of the widget template that is made with it. */
  widgetType?: number;
}

/** What has become of one change. `version` is 0 for an override that is no longer in force. */
export interface ChangedScreen {
  id: string;
  version: number;
  /** What the level has now; absent for what is no longer in force, and beside a draft that differs. */
  revision?: string;
}

export interface PublishAll {
  /** The checker's messages about all pages, each with its screen as `file`, and the screens that have moved on since. */
  checkAll(
    level: NamedLevel,
    changes: readonly ScreenChange[],
    actor: Pick<Actor, 'locale'>,
  ): Promise<{ messages: Message[]; moved: string[] }>;
  /**
   * Puts all changes into force or none. Throws `screens-moved`, `screens-refused` or what `publish` throws.
   * `first` stores what the screens belong to, in the same transaction, after all checks; `last` does what is left to do in it.
   */
  publishAll(
    level: NamedLevel,
    wish: {
      changes: readonly ScreenChange[];
      note: string;
      first?: (trx: Transaction<Tables>) => Promise<void>;
      last?: (trx: Transaction<Tables>) => Promise<void>;
    },
    actor: Actor,
  ): Promise<ChangedScreen[]>;
}
