/** Answers the markup that may be shown in place of another. */
export type MarkupBound = (html: string, place: object | undefined) => string;

let bound: MarkupBound | undefined;

/** Puts a bound of the size of markup in force for the whole document, or takes it away. */
export function restrictMarkup(next: MarkupBound | undefined): void {
  bound = next;
}

/** The markup itself, or what stands in its place when it is too large. */
export const boundedMarkup: MarkupBound = (html, place) => bound?.(html, place) ?? html;
