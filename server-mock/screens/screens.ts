import type { Layer, Locale, User } from '../../src/types/start.ts';
import type { Message } from '../../src/validation/index.ts';
import type { ResolvedScreen } from '../services.ts';
import type { Change } from './changes.ts';
import type { Draft } from './drafts.ts';
import type { Level } from './level.ts';
import type { ListedScreen } from './list.ts';
import type { Preview } from './preview.ts';
import type { VersionRecord } from './versions.ts';

/** Who does something, and in which language he wants to hear about mistakes. */
export interface Actor {
  user: Pick<User, 'id' | 'name'>;
  address: string;
  locale: Locale;
}

export interface Published {
  id: string;
  version: number;
  layer: Layer;
}

/** The screens of the platform and of its companies and apps. */
export interface Screens {
  /**
   * The screen in force for a level: the nearest published override that validates, else the built-in one; null when
   * no layer has it. `top` starts the search at a farther layer.
   */
  resolve(level: Level, id: string, top?: Layer): Promise<ResolvedScreen | null>;
  /** The shipped screens' ids with their versions. */
  builtin(): { id: string; version: number }[];
  list(level: Level): Promise<ListedScreen[]>;
  draft(level: Level, id: string): Promise<Draft | null>;
  /** Keeps a draft, mistakes and all, and says what the checker thinks of it. */
  saveDraft(level: Level, id: string, schema: Record<string, unknown>, actor: Actor): Promise<Message[]>;
  /** Throws `screen-draft-missing` or `screen-refused`. */
  publish(
    level: Level,
    id: string,
    wish: { schema?: Record<string, unknown>; note: string },
    actor: Actor,
  ): Promise<Published>;
  /** Throws `screen-version-not-found` or `screen-refused`. */
  rollback(level: Level, id: string, wish: { version: number; note: string }, actor: Actor): Promise<Published>;
  /** Takes the override away; throws `screen-override-missing`. */
  remove(level: Level, id: string, actor: Actor): Promise<void>;
  versions(level: Level, id: string): Promise<VersionRecord[]>;
  version(level: Level, id: string, version: number): Promise<Record<string, unknown>>;
  diff(level: Level, id: string, from: string, to: string): Promise<Change[]>;
  check(id: string, schema: unknown, locale: Locale): Message[];
  /** Reads what screens keep in tables; called once these are there. */
  begin(): Promise<void>;
  previewToken(preview: Preview): string;
  readPreview(token: string): Preview | null;
  /** Notes a browser's report that an override threw; false when it is not about what is in force. */
  reportFailure(
    level: Level,
    id: string,
    report: { layer: Layer; version: number; message: string },
    actor: Omit<Actor, 'user'> & { user: Actor['user'] | null },
  ): Promise<boolean>;
  /** Failures reported in the last day for the screen in force, for administrators. */
  failures(level: Level, screen: ResolvedScreen): Promise<string[]>;
  /**
   * Rereads a shipped screen after its file changed, and tells everybody. `again` asks for a second look, with `final`,
   * at a file that is missing or wrong.
   */
  reloadBuiltin(id: string, final: boolean): 'done' | 'again';
  /** Looks again at shipped files that were refused, after texts or routes have changed. */
  retryBuiltin(): void;
  close(): Promise<void>;
}
