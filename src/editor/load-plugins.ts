import type { RendererDefinition } from '../host/renderers/define-renderer.ts';
import { type EditorPlugin, rendererPlugin } from './plugin.ts';
import type { RendererSchema } from './renderer-schema.ts';
import type { Words } from './words.ts';

/** Stands in a shell or in the editor of themes, not on a page; or it has a plugin of its own. */
const NOT_OFFERED = new Set([
  'custom-component',
  'decoration',
  'screen-outlet',
  'theme-brand',
  'theme-editor',
  'theme-form',
  'theme-panel',
  'theme-preview',
  'theme-samples',
  'theme-uses',
]);

/** The editor's plugins for all renderers of the platform, from the schemas that the registry names. */
export async function loadPlugins(definitions: readonly RendererDefinition[], words: Words): Promise<EditorPlugin[]> {
  const offered = definitions.filter(({ type }) => !NOT_OFFERED.has(type));
  return Promise.all(
    offered.map(async ({ type, schema }) => {
      const { default: loaded } = await schema();
      return rendererPlugin(type, loaded as RendererSchema, words);
    }),
  );
}
