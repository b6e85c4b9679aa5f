import type { EditorManager } from 'amis-editor-core';
import { textsWithOwn } from '../i18n/own-texts.ts';
import { fillIn, type Texts } from '../i18n/translate.ts';
import { propertyInWords } from '../merge/index.ts';
import type { Locale } from '../types/start.ts';
import { addJsonButton } from './json/json-button.ts';
import { jsonView } from './json/view-state.ts';
import { listenForKeys } from './keys/listen.ts';
import { isApple, type KeyCommand, listedKeys } from './keys/shortcuts.ts';
import { type NodeCommands, nodeCommands } from './nodes/node-commands.ts';
import type { Origins } from './page/marked.ts';
import { openPalette } from './palette/open-palette.ts';
import { type Hit, type SearchKind, search, searchEntries } from './search/search-index.ts';
import { onceShown, selectFirst } from './search/select-first.ts';
import { editedTexts } from './texts/edited-texts.ts';

/** What the page around an editor may have it do with single nodes. */
export interface NodeWork extends Pick<NodeCommands, 'duplicate' | 'moveDown' | 'moveUp' | 'remove'> {
  /** Shows the components that can be put on the page, and waits for a word to look for. */
  palette(): void;
  /** Selects nothing. */
  deselect(): void;
  /** Opens the JSON view at the selected node. */
  nodeJson(): void;
  /** Answers where a text stands on the page, among the places of one kind or all of them. */
  search(args: { text?: string; kind?: SearchKind | 'all' }): { hits: Hit[]; total: number };
  /** Selects the first of these nodes that is drawn. */
  select(args: { ids?: readonly string[] }): void;
  /** Answers each command with its keys, as this keyboard has them. */
  keys(): ReturnType<typeof listedKeys>;
}

interface WorkParts {
  manager: EditorManager;
  origins: Origins;
  texts: Texts;
  locale: Locale;
  /** Shows a person a sentence. */
  notice(sentence: string): void;
  /** Does what a key is for. */
  run(command: EditorCommand): void;
  /** Opens a dialog of the page around. */
  open(dialog: DialogCommand): void;
}

/** Keys for dialogs, which are the page's around; what happens then is said there. */
type DialogCommand = 'help' | 'preview' | 'publish' | 'search';

/** Keys for what an editor does by itself. */
export type EditorCommand = Exclude<KeyCommand, DialogCommand | 'copy' | 'cut' | 'paste'>;

const DIALOGS: ReadonlySet<string> = new Set<DialogCommand>(['help', 'preview', 'publish', 'search']);

/** Lets a person work on the nodes of an editor by keys, and the page around it by commands. */
export function workOnNodes({ manager, origins, texts, locale, notice, run, open }: WorkParts): NodeWork {
  const nodes = nodeCommands({
    manager,
    origins,
    notice: (about) => notice(texts[`editor.notice.${about}`] ?? ''),
    words: editedTexts,
  });
  listenForKeys(manager, {
    run: (command) => (DIALOGS.has(command) ? open(command as DialogCommand) : run(command as EditorCommand)),
    copied: nodes.copied,
    cut: nodes.cut,
    paste: nodes.paste,
  });
  addJsonButton(manager, texts['editor.json.node'] ?? '');
  const { duplicate, moveDown, moveUp, remove } = nodes;
  return {
    duplicate,
    moveDown,
    moveUp,
    remove,
    palette: () => openPalette(manager),
    deselect: () => manager.store.setActiveId(''),
    nodeJson: jsonView.open,
    search({ text = '', kind = 'all' }) {
      const page: object = manager.store.schema ?? {};
      const entries = searchEntries(page, textsWithOwn(page, texts, locale));
      const { hits, total } = search(entries, text, kind === 'all' ? undefined : kind);
      const say = (key: string, values = {}) => fillIn(texts[key] ?? key, values);
      return { hits: hits.map((hit) => ({ ...hit, property: propertyInWords(say, hit.property) })), total };
    },
    select: ({ ids = [] }) => onceShown(manager, ids, () => selectFirst(manager, ids)),
    keys: () => listedKeys(isApple()),
  };
}
