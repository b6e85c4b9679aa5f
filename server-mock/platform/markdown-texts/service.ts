/** Measures the texts of tenants in Markdown in a process of its own, one at a time, with bounds for time and memory. */
export interface MarkdownTexts {
  /**
   * Whether a text is larger than the text of a page may be (`TEXT`), or takes a browser too long. `owner` is whose turn it takes.
   * @throws `overloaded` when the process cannot be had
   */
  isLarge(owner: string, text: string): Promise<boolean>;
  /** Ends the process, whatever it does. */
  close(): Promise<void>;
}
