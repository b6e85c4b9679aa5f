/** What a start after a kill found; the tests want both empty. */
export interface Findings {
  /** Acknowledged writes that are gone. */
  lost: string[];
  /** Writes of which only a part is there. */
  half: string[];
}
