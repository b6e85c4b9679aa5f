/** What the page around an editor can say of it: the data of the node's `change` event. */
export interface EditorState {
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Where the changes are: nothing is changed, the server has them, they are on their way, it could not be reached, it has another
   * draft than the one they began from, the session or the right has ended, or it does not take such a page.
   */
  draft: 'none' | 'saved' | 'saving' | 'unsaved' | 'failed' | 'conflict' | 'signed-out' | 'forbidden' | 'refused';
  /** What the server says of a page that it does not take; empty otherwise. */
  why: string;
  errors: number;
  warnings: number;
  /** The query that shows the draft on a page, with its question mark. */
  preview: string;
  /** Whether the page itself has a draft. */
  isOwn: boolean;
  /** The parts that have drafts. */
  parts: readonly PartRow[];
}

/** A part as the page around an editor lists it. */
export interface PartRow {
  area: string;
  name: string;
  /** What people call it. */
  title: string;
  /** What the pages are called that show it. */
  pages: readonly string[];
}

/** A page as the server has it for an editor. */
export interface LoadedPage {
  /** What the page is called. */
  id: string;
  schema: object;
  isDraft: boolean;
  /** What the draft is based on is there no longer. */
  isGone: boolean;
  /** What the server has of the page: a save names the one that it is based on. */
  revision: string;
  preview: string;
  /** A page that shows it; null: none does. */
  address: string | null;
  withoutDraft?: WithoutDraft;
}

/** What is in force while there is a draft. */
interface WithoutDraft {
  schema: object;
  revision: string;
}

/** A part as the server has it for the editor of a page in which it stands. */
export interface LoadedPart {
  id: string;
  /** What people call it. */
  name: string;
  schema: object;
  isDraft: boolean;
  /** The version that the level has published; 0: none. */
  version: number;
  revision: string;
  withoutDraft?: WithoutDraft;
  /** What the pages are called that show it. */
  pages: readonly string[];
}

/** The parts of a page that may be changed at its level. */
export interface LoadedParts {
  /** The version of the page itself that the level has published; 0: none. */
  version: number;
  parts: LoadedPart[];
}
