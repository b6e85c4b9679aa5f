import { BasePlugin } from 'amis-editor-core';
import { panelFor } from './panel.ts';
import { holdsNodes, type RendererSchema, resolved } from './renderer-schema.ts';
import { scaffoldFor } from './scaffold.ts';
import { labelOf, titleOf, type Words } from './words.ts';

/** A plugin of amis-editor: a class that the editor makes one of. */
export type EditorPlugin = typeof BasePlugin;

/** The editor's plugin for a renderer of the platform, made of its `schema.json` alone. */
export function rendererPlugin(type: string, schema: RendererSchema, words: Words): EditorPlugin {
  const title = titleOf(type, schema.title, words);
  const scaffold = scaffoldFor(type, schema);
  const regions = Object.entries(schema.properties)
    .filter(([, property]) => holdsNodes(resolved(property, schema.definitions)))
    .map(([key]) => ({ key, label: labelOf(key, words) }));
  class RendererPlugin extends BasePlugin {
    static id = `pagewright-${type}`;
    static override scene = ['layout'];
    override rendererName = type;
    override name = title;
    $schema = '/schemas/UnkownSchema.json';
    panelTitle = title;
    isBaseComponent = true;
    /** The panel is ours alone; amis-editor's for fields knows nothing of the schema. */
    notRenderFormZone = true;
    tags = [words('editor.group.platform') ?? 'Pagewright'];
    icon = 'fa fa-cube';
    pluginIcon = 'custom-plugin';
    description = schema.description ?? title;
    scaffold = scaffold;
    previewSchema = scaffold;
    regions = regions.length > 0 ? regions : undefined;
    panelBodyCreator = ({ id }: { id: string }) => panelFor(schema, id, words);
  }
  return RendererPlugin as unknown as EditorPlugin;
}
