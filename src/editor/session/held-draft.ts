/** The number of the error `screen-draft-moved`. */
export const DRAFT_MOVED = 412;

/** The server has another draft than the one that a save was based on. */
export class DraftMovedError extends Error {
  override name = 'DraftMovedError';
}
