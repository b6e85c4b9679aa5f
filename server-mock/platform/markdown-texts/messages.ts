/** A text in Markdown to measure. */
export interface SizeTask {
  text: string;
}

export interface SizeReply {
  isLarge: boolean;
}
