import type { Level } from '../level.ts';
import type { Tab } from './rows.ts';

/** Somebody who has a screen open in the editor. */
export interface Person {
  name: string;
  /** Address of a picture; empty: there is none. */
  avatar: string;
  /** Whether it is who asks, in another tab. */
  isMe: boolean;
}

/** Who has which screen open in the editor, at which level. */
export interface Presence {
  /** Notes that a tab has a screen open, and answers who else has; `more` counts those beyond the list. */
  note(level: Level, id: string, tab: Tab): Promise<{ people: Person[]; more: number }>;
  /** Notes that a tab was closed. */
  end(level: Level, id: string, tab: Tab): Promise<void>;
  close(): Promise<void>;
}
