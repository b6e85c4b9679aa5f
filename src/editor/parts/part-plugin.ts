import { BasePlugin, type RendererInfoResolveEventContext } from 'amis-editor-core';
import { INCLUDE, partName } from '../part-name.ts';
import type { EditorPlugin } from '../plugin.ts';
import type { Words } from '../words.ts';
import { partPanel } from './part-panel.tsx';

/** The plugin of amis-editor for parts: their names and their panel. Parts are not in the palette. */
export function partPlugin(words: Words): EditorPlugin {
  class PartPlugin extends BasePlugin {
    static id = 'pagewright-part';
    static override scene = ['layout'];
    override rendererName = INCLUDE;
    override name = partName({}, words);
    $schema = '/schemas/UnkownSchema.json';
    panelTitle = this.name;
    notRenderFormZone = true;
    panelBodyCreator = ({ id }: { id: string }) => partPanel(id, words, Boolean(this.manager.parent));

    override getRendererInfo(context: RendererInfoResolveEventContext) {
      const info = super.getRendererInfo(context);
      return info && { ...info, name: partName(context.schema, words) };
    }
  }
  return PartPlugin as unknown as EditorPlugin;
}
