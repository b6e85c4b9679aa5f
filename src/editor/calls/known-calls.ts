import type { Frame } from '../../reach/frame.ts';
import { componentWords } from '../palette/component-words.ts';
import { type CallChoice, type Collection, callChoices } from './call-choices.ts';

let choices: readonly CallChoice[] = [];

/** The calls that the page in this document's editor may make. */
export const knownCalls = {
  all: (): readonly CallChoice[] => choices,

  /** Takes on a page, and the collections of its app. */
  begin(page: Frame, collections: readonly Collection[] = []): void {
    choices = callChoices(page, collections, componentWords);
  },
};
