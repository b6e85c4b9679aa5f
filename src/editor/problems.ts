import { OWN_TEXTS } from '../i18n/own-texts.ts';
import { placesOfKeys } from '../merge/index.ts';
import { segmentsOf } from '../validation/json-pointer.ts';
import type { Message } from '../validation/message.ts';
import { type NodePlace, nodeAt } from './node-at.ts';
import { type PlaceWords, placeInWords } from './problem-words.ts';
import { wordsProperty } from './texts/words-property.ts';

/** A message of the checker at its node in the editor. */
export interface Problem extends NodePlace {
  message: Message;
  /** The node in words; empty where the page has none there. */
  place: string;
  /** The part that it stands in; empty or absent: the page itself. */
  screen?: string;
}

/** Where a message leads: a pointer to a node, and the property if it is not the one that the pointer ends in. */
interface Target {
  pointer: string;
  property?: string;
}

/** Words that a page brings along stand at its root; people edit them at the first node that shows them. */
function targetOf(pointer: string, placeOf: (key: string) => string | undefined): Target {
  const [root, language, key] = segmentsOf(pointer);
  const place = root === OWN_TEXTS && key !== undefined ? placeOf(key) : undefined;
  return place === undefined ? { pointer } : { pointer: place, property: wordsProperty(language!, key!) };
}

/** The checker's messages about a page, each at the node and property it speaks of. */
export function problemsOf(page: unknown, messages: readonly Message[], words: PlaceWords): Problem[] {
  let places: ReturnType<typeof placesOfKeys> | undefined;
  const placeOf = (key: string) => {
    places ??= placesOfKeys(page as Parameters<typeof placesOfKeys>[0]);
    return places.get(key);
  };
  return messages.map((message) => {
    const { pointer, ...own } = targetOf(message.pointer, placeOf);
    return { ...nodeAt(page, pointer), ...own, place: placeInWords(page, pointer, words), message };
  });
}
