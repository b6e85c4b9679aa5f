import { BasePlugin, type RendererInfoResolveEventContext } from 'amis-editor-core';
import type { EditorPlugin } from '../plugin.ts';
import type { Words } from '../words.ts';
import { INCLUDE, partName } from './part-name.ts';

/** The plugin of amis-editor for parts: it says which part stands there. Parts are not in the palette. */
export function partPlugin(words: Words): EditorPlugin {
  class PartPlugin extends BasePlugin {
    static id = 'pagewright-part';
    static override scene = ['layout'];
    override rendererName = INCLUDE;
    override name = partName({}, words);
    $schema = '/schemas/UnkownSchema.json';
    override getRendererInfo(context: RendererInfoResolveEventContext) {
      const info = super.getRendererInfo(context);
      return info && { ...info, name: partName(context.schema, words) };
    }
  }
  return PartPlugin as unknown as EditorPlugin;
}
