import type { Transaction } from 'kysely';
import type { FailureCode } from '../../../src/screens/failure-code.ts';
import type { AmisPage } from '../../../src/types/amis.ts';
import type { Layer, Locale } from '../../../src/types/start.ts';
import type { Message } from '../../../src/validation/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { Actor } from './actor.ts';
import type { Comparison } from './changes.ts';
import type { DraftVerdict } from './checker.ts';
import type { Saved } from './drafting.ts';
import type { KeptDraft } from './drafts.ts';
import type { FailureReport } from './failures.ts';
import type { GivenUpReason } from './given-up.ts';
import type { Level } from './level.ts';
import type { ScreenManager } from './manage/service.ts';
import type { PartLayers } from './part-layers.ts';
import type { Presence } from './presence/service.ts';
import type { Preview } from './preview.ts';
import type { ResolvedScreen } from './resolved-screen.ts';
import type { PublishAll } from './screen-change.ts';
import type { Source } from './source.ts';
import type { Taken } from './taken/service.ts';
import type { NamedLevel } from './target.ts';
import type { VersionRecord } from './versions.ts';

export interface Published {
  id: string;
  version: number;
  layer: Layer;
  /** What the level has now. */
  revision: string;
}

/** The screens of the platform and of its companies and apps. */
export interface Screens extends ScreenManager, PublishAll {
  presence: Presence;
  taken: Taken;
  /**
   * The screen in force for a level: the nearest published override that validates, else the built-in one; null when
   * no layer has it. `top` starts the search at a farther layer, `partLayers` that for single parts.
   */
  resolve(level: Level, id: string, top?: Layer, partLayers?: PartLayers): Promise<ResolvedScreen | null>;
  /** A number that is another one after each change of a screen that this node has heard of. What was made of screens is good as long as it stays. */
  changes(): number;
  /**
   * A screen with a draft in it, the screen's own or that of one of its parts; its author sees mistakes. Null when the draft does not
   * appear in it. `layer` is the one it acts for, where that is not the level's own.
   */
  tryDraft(
    level: Level,
    id: string,
    draft: { id: string; schema: AmisPage; isOwn: boolean; layer?: Exclude<Layer, 'builtin'> },
  ): Promise<ResolvedScreen | null>;
  /** The shipped screens' ids with their versions. */
  builtin(): { id: string; version: number }[];
  draft(level: Level, id: string): Promise<KeptDraft | null>;
  /** A state of a screen as `compare` names it, with the layer that it acts for. Throws `screen-version-not-found` or `screen-draft-missing`. */
  state(level: Level, id: string, name: string): Promise<{ schema: AmisPage; layer: Exclude<Layer, 'builtin'> } | null>;
  /** Whether a layer may override a screen, which may be one that no layer has yet. */
  mayEdit(layer: Layer, id: string): boolean;
  /** What an editor begins with. Throws `screen-not-overridable` or `screen-not-found`. */
  source(level: Level, id: string): Promise<Source>;
  /**
   * Keeps a draft, mistakes and all, and says what the checker thinks of it. `revision` is what it takes the place of; absent: whatever
   * is there. Throws `screen-draft-moved`, `screen-not-overridable`, `page-too-large`, `screen-storage-full` or `too-many-screens`.
   */
  saveDraft(
    level: NamedLevel,
    id: string,
    wish: { schema: Record<string, unknown>; revision?: string | undefined },
    actor: Actor,
  ): Promise<Saved>;
  /** Throws a level's draft away; throws `screen-draft-missing`. */
  removeDraft(level: Level, id: string, actor: Actor, revision?: string): Promise<void>;
  /**
   * Throws `screen-draft-moved` as `saveDraft` does, `screen-not-overridable`, `page-too-large`, `screen-draft-missing`, `screen-refused`, `screen-storage-full`, `too-many-screens` or
   * `too-many-publishes`.
   */
  publish(
    level: NamedLevel,
    id: string,
    wish: { schema?: Record<string, unknown>; note: string; revision?: string | undefined },
    actor: Actor,
  ): Promise<Published>;
  /** Throws `screen-not-overridable`, `screen-version-not-found`, `screen-refused`, `screen-storage-full` or `too-many-publishes`. */
  rollback(level: NamedLevel, id: string, wish: { version: number; note: string }, actor: Actor): Promise<Published>;
  /** Takes the override away; throws `screen-override-missing` or `too-many-publishes`. */
  remove(level: Level, id: string, actor: Actor): Promise<void>;
  versions(level: Level, id: string): Promise<VersionRecord[]>;
  version(level: Level, id: string, version: number): Promise<Record<string, unknown>>;
  /** What changed between two states, as far as the answer holds it. */
  diff(level: Level, id: string, from: string, to: string): Promise<Comparison>;
  /**
   * Tells browsers of a change at a level that is no version of a screen, once the transaction that stores it has committed. Who hears of
   * it is who hears of the level's screens.
   */
  announce(level: Level, id: string, trx: Transaction<Tables>): Promise<void>;
  /** What the checker says of a page for a level. Throws `page-too-large`, `checks-busy`, `page-too-costly` or `overloaded`. */
  check(level: NamedLevel, id: string, schema: object, locale: Locale): Promise<Message[]>;
  /** Whether a draft has mistakes, as those ask who look at it; remembered by its content. Throws `overloaded`. */
  draftVerdict(level: NamedLevel, id: string, schema: object): Promise<DraftVerdict>;
  /** Reads what screens keep in tables; called once these are there. */
  begin(): Promise<void>;
  previewToken(preview: Preview): string;
  readPreview(token: string): Preview | null;
  /** When a preview link ends, or ended; null when its token is not ours. */
  previewEnd(token: string): Date | null;
  /** A screen as it is handed out to somebody at a level: an override with the token that a report of its failure needs. */
  served(level: Level, screen: ResolvedScreen): ResolvedScreen;
  /** Notes a browser's report that an override threw; false when it is not about what is in force and was served. */
  reportFailure(
    level: Level,
    id: string,
    report: FailureReport & { token: string; part?: string | undefined },
    actor: Omit<Actor, 'user' | 'requireRight'> & { user: Actor['user'] | null },
  ): Promise<boolean>;
  /**
   * Leaves an override aside from now on, because the page cannot be compiled: the newest one that the page is made of, so that a
   * bad part falls back alone. True when it is left aside. Another version is tried again.
   */
  giveUp(
    level: Level,
    screen: Pick<ResolvedScreen, 'id' | 'layer' | 'version' | 'overriding'>,
    reason: GivenUpReason,
  ): Promise<boolean>;
  /** Failures reported in the last day for the screen in force, for administrators. */
  failures(level: Level, override: Pick<ResolvedScreen, 'id' | 'layer' | 'version'>): Promise<FailureCode[]>;
  /**
   * Rereads a shipped screen after its file changed, and tells everybody. `again` asks for a second look, with `final`,
   * at a file that is missing or wrong.
   */
  reloadBuiltin(id: string, final: boolean): 'done' | 'again';
  /** Looks again at shipped files that were refused, after texts or routes have changed. */
  retryBuiltin(): void;
  close(): Promise<void>;
}
