import type { EditorManager } from 'amis-editor-core';
import { exact } from '../page/exact.ts';
import type { Json } from '../page/json.ts';
import type { Origins } from '../page/marked.ts';
import { type ProductWords, settleWords, wordsOf } from './carried-words.ts';
import { clipboardText, nodesIn, wordsIn } from './clipboard-format.ts';
import { type EditorNode, insertNodes, isRemovable, type Place, placeBehind, placeIn } from './insert-nodes.ts';
import { carrying } from './words-in-step.ts';

/** Why nothing happened, and what did: the end of a text key. */
export type NodeNotice = 'copied' | 'first' | 'fixed' | 'foreign' | 'last' | 'none' | 'whole';

/** What can be done with the selected nodes. */
export interface NodeCommands {
  /** The selected nodes as text for the clipboard; undefined when there is nothing to copy. */
  copied(): string | undefined;
  /** The same, and takes them out of the page. */
  cut(): string | undefined;
  /** Puts the nodes of a text into the selected node, or behind it. */
  paste(text: string): void;
  duplicate(): void;
  remove(): void;
  moveUp(): void;
  moveDown(): void;
}

export interface NodeParts {
  manager: EditorManager;
  origins: Origins;
  notice(about: NodeNotice): void;
  words: PageWords;
}

/** The words of the edited page, and of the parts in it. */
export interface PageWords {
  /** The page or the part that a node stands in, with the editor's marks; undefined before it is there. */
  rootOf(mark: string): Json | undefined;
  product: ProductWords;
}

/** The commands for the nodes of one editor. Where one cannot be done, nothing changes, and the person hears why. */
export function nodeCommands({ manager, origins, notice, words }: NodeParts): NodeCommands {
  const { store } = manager;
  const ids = (): string[] => (store.selections.length > 0 ? [...store.selections] : [store.activeId].filter(Boolean));
  const nodeOf = (id: string) => store.getNodeById(id) ?? undefined;
  const written = (id: string): Json => exact(store.getSchema(id), origins) as Json;

  /** The selected nodes; says why there are none that can be worked on. */
  function chosen(may: (node: EditorNode) => boolean = () => true): string[] {
    const selected = ids();
    if (selected.length === 0) notice('none');
    else if (selected.includes(store.getRootId())) notice('whole');
    else if (selected.every((id) => nodeOf(id) && may(nodeOf(id)!))) return selected;
    else notice('fixed');
    return [];
  }

  /** The nodes as text. The context menu pastes what amis-editor itself has copied, one node at a time: the last of them. */
  function textOf(selected: readonly string[]): string {
    const nodes = selected.map(written);
    Reflect.set(manager, 'clipboardData', JSON.stringify(nodes.at(-1)));
    return clipboardText(nodes, wordsOf(words.rootOf(selected[0] ?? '') ?? {}, nodes, words.product));
  }

  function copied(): string | undefined {
    const selected = chosen();
    if (selected.length === 0) return undefined;
    notice('copied');
    return textOf(selected);
  }

  function remove(): void {
    const selected = chosen(isRemovable);
    if (selected.length > 0) manager.del(selected.length === 1 ? selected[0]! : selected);
  }

  function insertBehind(id: string, nodes: readonly Json[]): void {
    const node = nodeOf(id);
    const place = node && placeBehind(node);
    if (place) insertNodes(manager, place, nodes);
    else notice('fixed');
  }

  /** Nodes of another page bring the words along that they name. */
  function insertCopied(place: Place, copied: readonly Json[], text: string): void {
    const settled = settleWords(words.rootOf(place.parent) ?? {}, copied, wordsIn(text), words.product);
    insertNodes(
      manager,
      place,
      settled.nodes.map((node) => carrying(node, settled.words)),
    );
  }

  function move(isUp: boolean): void {
    const [id] = chosen(({ moveable }) => moveable);
    const node = id === undefined ? undefined : nodeOf(id);
    if (!node || ids().length > 1) return;
    if (isUp) node.canMoveUp ? manager.moveUp() : notice('first');
    else node.canMoveDown ? manager.moveDown() : notice('last');
  }

  return {
    copied,
    cut() {
      const selected = chosen(isRemovable);
      const text = selected.length > 0 ? textOf(selected) : undefined;
      if (text) remove();
      return text;
    },
    paste(text) {
      const nodes = nodesIn(text);
      if (!nodes) return notice('foreign');
      const id = ids().at(-1) ?? store.getRootId();
      // Onto itself means beside itself: that is how one makes a row of the same.
      const isItself = nodes.length === 1 && JSON.stringify(nodes[0]) === JSON.stringify(written(id));
      const node = nodeOf(id);
      const place = node && (isItself ? placeBehind(node) : placeIn(node, store.activeRegion));
      if (place) insertCopied(place, nodes, text);
      else notice('fixed');
    },
    duplicate() {
      for (const id of chosen()) insertBehind(id, [written(id)]);
    },
    remove,
    moveUp: () => move(true),
    moveDown: () => move(false),
  };
}
