import { BasePlugin } from 'amis-editor-core';
import { type Texts, translate } from '../../i18n/translate.ts';
import type { Json } from '../page/json.ts';
import type { EditorPlugin } from '../plugin.ts';
import type { PaletteEntry } from './arrange.ts';

const files = import.meta.glob<{ default: Json }>('../../../schemas/editor/snippets/*.json', { eager: true });

/** The nodes of each snippet by its name. */
const snippets = Object.entries(files).map(([file, { default: content }]) => {
  const { $schema, ...scaffold } = content;
  return { name: file.slice(file.lastIndexOf('/') + 1, -'.json'.length), scaffold };
});

/** The plugin of amis-editor that offers the snippets of the house: blocks that are made of several nodes. */
export function snippetPlugin(texts: Texts): EditorPlugin {
  class SnippetPlugin extends BasePlugin {
    static id = 'pagewright-snippets';
    static override scene = ['layout'];
    override buildSubRenderers(): never {
      const entries = snippets.map(({ name, scaffold }) => ({
        entry: name,
        name: texts[`editor.snippet.${name}`] ?? name,
        description: texts[`editor.snippet.${name}.about`],
        scaffold,
        previewSchema: translate(scaffold, texts),
        isBaseComponent: true,
      }));
      return entries satisfies PaletteEntry[] as never;
    }
  }
  return SnippetPlugin as unknown as EditorPlugin;
}
