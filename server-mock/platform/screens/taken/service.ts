import type { Level } from '../level.ts';
import type { StoredEvent } from '../publish.ts';
import type { ResolvedScreen } from '../resolved-screen.ts';

/** A screen as it is handed out, with the overrides that stand in it. */
export type Handed = Pick<ResolvedScreen, 'overriding'>;

/** How many open browsers have taken what was published. */
export interface Taken {
  /** Begins to count for a publication that this node has heard of. */
  watch(event: StoredEvent): void;
  /** Notes that a tab listens to this node's events; answers how to note that it has stopped. */
  listens(tab: string): () => void;
  /** Notes that a tab has fetched a screen at a level. */
  fetched(tab: string, level: Level, screen: Handed): void;
  /** The browsers that have a version, on all nodes; tabs count one by one. */
  count(level: Level, id: string, version: number): number;
  close(): Promise<void>;
}
