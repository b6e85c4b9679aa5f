/** What the page around an editor can say of it: the data of the node's `change` event. */
export interface EditorState {
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Where the changes are: nothing is changed, the server has them, they are on their way, it could not be reached, or it has another
   * draft than the one they began from.
   */
  draft: 'none' | 'saved' | 'saving' | 'unsaved' | 'failed' | 'conflict';
  errors: number;
  warnings: number;
  /** The query that shows the draft on a page, with its question mark. */
  preview: string;
}

/** A page as the server has it for an editor. */
export interface LoadedPage {
  schema: object;
  isDraft: boolean;
  /** What the server has of the page: a save names the one that it is based on. */
  revision: string;
  preview: string;
  /** A page that shows it; null: none does. */
  address: string | null;
}
