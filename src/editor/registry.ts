import { defineRenderer, type RendererDefinition, registerDefinition } from '../host/renderers/define-renderer.ts';
import type { EditorRendererType } from '../types/generated/renderer-types.ts';

/** The renderers that the editor document alone has: its code would make the other documents larger. */
const registry: { [Type in EditorRendererType]: RendererDefinition<Type> } = {
  'page-editor': defineRenderer({
    type: 'page-editor',
    field: false,
    schema: () => import('../../renderers/page-editor/schema.json'),
    load: () => import('../../renderers/page-editor/index.tsx'),
  }),
};

/** Registers all of them; called once before the first screen. */
export function registerEditorRenderers(): void {
  for (const definition of Object.values(registry)) registerDefinition(definition);
}
