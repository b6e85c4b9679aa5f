import type { EditorManager } from 'amis-editor-core';
import { addMiddleware } from 'mobx-state-tree';
import { OWN_TEXTS } from '../../i18n/own-texts.ts';
import { screenOf } from '../canvas/node-paths.ts';
import type { Json } from '../page/json.ts';
import { screenIn, withScreen } from '../page/parts.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { withWords } from '../texts/own-texts.ts';
import { type Carried, wordsOf } from './carried-words.ts';

/** A page with words of its own. A node on its way into a page carries those that it names in the same manner. */
export const carrying = (root: Json, words: Carried): Json =>
  [...words].reduce((all, [key, own]) => withWords(all, key, own), root);

/** A page whose screen around a node has these words, too. */
function withWordsAround(page: Json, screen: string, words: Carried): Json {
  const root = screenIn(page, screen);
  return root ? withScreen(page, screen, carrying(root, words)) : page;
}

interface Arrival {
  context: { id: string; data: Json };
}

/**
 * Puts the words of a node that arrives in a page into the screen around it, in the same step of the history: undo and redo take both. An editor
 * in a dialog has a history of its own, and no words: the page gets them at once.
 */
export function wordsInStep({ store, parent }: Pick<EditorManager, 'parent' | 'store'>): void {
  let arriving: { screen: string; words: Carried } | undefined;

  /** The node alone; its words wait for the step. */
  function unload(place: string, { [OWN_TEXTS]: texts, ...node }: Json): Json {
    const words = texts ? wordsOf({ [OWN_TEXTS]: texts }, [node], editedTexts.product) : new Map();
    if (parent) editedTexts.addWords(place, words);
    else if (words.size > 0) arriving = { screen: screenOf(store.schema as Json, place), words };
    return node;
  }

  function unloaded(name: string, args: readonly unknown[]): unknown[] {
    if (name === 'replaceChild') return [args[0], unload(String(args[0]), args[1] as Json)];
    const { context } = args[0] as Arrival;
    context.data = unload(context.id, context.data);
    return [...args];
  }

  addMiddleware(store, (call, next) => {
    if (call.name === 'insertSchema' || call.name === 'replaceChild') {
      const result: unknown = next({ ...call, args: unloaded(call.name, call.args) });
      arriving = undefined;
      return result;
    }
    if (call.name !== 'traceableSetSchema' || !arriving) return next(call);
    const [page, ...others] = call.args as [Json, ...unknown[]];
    return next({ ...call, args: [withWordsAround(page, arriving.screen, arriving.words), ...others] });
  });
}
