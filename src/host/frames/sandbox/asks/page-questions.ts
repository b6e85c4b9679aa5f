import type { Place } from '../../../../routes/navigator.ts';
import type { ToPage } from '../messages.ts';

/** Milliseconds that a page has to say whether something would be lost. One that does not answer keeps nobody for longer. */
const PATIENCE = 5000;

/** Characters of a question: a longer one would cover the document around. */
const LONGEST = 400;

/** Asks the document of a page whether a person may leave it. */
export interface PageQuestions {
  /** Nothing, where the page has said that it has nothing to ask. */
  ask(place: Place): Promise<string | undefined> | undefined;
  guarded(isGuarded: boolean): void;
  answer(id: number, question: unknown): void;
}

/**
 * Makes the questions to one page.
 * @param send brings a message to the page's document
 * @param sign puts the name of the page's author before words that do not have it, whatever the page's document says
 */
export function createPageQuestions(send: (message: ToPage) => void, sign: (words: string) => string): PageQuestions {
  const waiting = new Map<number, (question: string | undefined) => void>();
  let count = 0;
  let hasQuestion = false;
  const question = (place: Place) =>
    new Promise<string | undefined>((resolve) => {
      const id = ++count;
      const end = (question?: string) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(question);
      };
      const timer = setTimeout(end, PATIENCE);
      waiting.set(id, end);
      send({ type: 'mayLeave', id, place });
    });
  return {
    ask: (place) => (hasQuestion ? question(place) : undefined),
    guarded(isGuarded) {
      hasQuestion = isGuarded;
    },
    answer: (id, question) => waiting.get(id)?.(question ? sign(String(question).slice(0, LONGEST)) : undefined),
  };
}
