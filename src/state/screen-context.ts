import { createContext } from 'react';

/** What the nodes of a screen know of it. */
export interface ScreenOfNodes {
  id: string;
  /** A node appears; answers what to call when it goes. */
  enter(): () => void;
  /** Whether one more node may be drawn; each node asks once, before it is drawn for the first time. */
  admit(): boolean;
  /** A node failed; answers what to call when it is tried again. */
  fail(error: Error): () => void;
}

/** The screen that a node belongs to; null outside of screens. */
export const ScreenOfNodesContext = createContext<ScreenOfNodes | null>(null);

/** Whether the next node is the screen's outermost, whose failure is the failure of the screen. */
export const OutermostContext = createContext(false);
