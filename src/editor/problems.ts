import type { Message } from '../validation/message.ts';
import { type NodePlace, nodeAt } from './node-at.ts';
import { type PlaceWords, placeInWords } from './problem-words.ts';

/** A message of the checker at its node in the editor. */
export interface Problem extends NodePlace {
  message: Message;
  /** The node in words; empty where the page has none there. */
  place: string;
}

/** The checker's messages about a page, each at the node and property it speaks of. */
export function problemsOf(page: unknown, messages: readonly Message[], words: PlaceWords): Problem[] {
  return messages.map((message) => ({
    ...nodeAt(page, message.pointer),
    place: placeInWords(page, message.pointer, words),
    message,
  }));
}
