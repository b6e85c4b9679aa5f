/** What the page around an editor can say of it: the data of the node's `change` event. */
export interface EditorState {
  canUndo: boolean;
  canRedo: boolean;
  /** Where the changes are: nothing is changed, the server has them, they are on their way, or it could not be reached. */
  draft: 'none' | 'saved' | 'saving' | 'unsaved' | 'failed';
  errors: number;
  warnings: number;
  /** The query that shows the draft on a page, with its question mark. */
  preview: string;
}

/** A page as the server has it for an editor. */
export interface LoadedPage {
  schema: object;
  isDraft: boolean;
  preview: string;
  /** A page that shows it; null: none does. */
  address: string | null;
}
