import type { RendererType } from '../../types/generated/renderer-types.ts';
import { defineRenderer, type RendererDefinition, registerDefinition } from './define-renderer.ts';

/** The types of the fields for the look, and those of the editor of themes. */
export type LookType = Extract<RendererType, `theme-${string}` | 'code-lines'>;

/** The fields for the look, and the nodes of the editor of themes. Few pages have them, so documents know them from the moment on when they know all types of amis. */
export const lookRenderers: { [Type in LookType]: RendererDefinition<Type> } = {
  'code-lines': defineRenderer({
    type: 'code-lines',
    field: true,
    schema: () => import('../../../renderers/code-lines/schema.json'),
    load: () => import('../../../renderers/code-lines/index.tsx'),
  }),
  'theme-border': defineRenderer({
    type: 'theme-border',
    field: true,
    schema: () => import('../../../renderers/theme-border/schema.json'),
    load: () => import('../../../renderers/theme-border/index.tsx'),
  }),
  'theme-brand': defineRenderer({
    type: 'theme-brand',
    field: false,
    schema: () => import('../../../renderers/theme-brand/schema.json'),
    load: () => import('../../../renderers/theme-brand/index.tsx'),
  }),
  'theme-color': defineRenderer({
    type: 'theme-color',
    field: true,
    schema: () => import('../../../renderers/theme-color/schema.json'),
    load: () => import('../../../renderers/theme-color/index.tsx'),
  }),
  'theme-editor': defineRenderer({
    type: 'theme-editor',
    field: false,
    schema: () => import('../../../renderers/theme-editor/schema.json'),
    load: () => import('../../../renderers/theme-editor/index.tsx'),
  }),
  'theme-font': defineRenderer({
    type: 'theme-font',
    field: true,
    schema: () => import('../../../renderers/theme-font/schema.json'),
    load: () => import('../../../renderers/theme-font/index.tsx'),
  }),
  'theme-form': defineRenderer({
    type: 'theme-form',
    field: false,
    schema: () => import('../../../renderers/theme-form/schema.json'),
    load: () => import('../../../renderers/theme-form/index.tsx'),
  }),
  'theme-icon': defineRenderer({
    type: 'theme-icon',
    field: true,
    schema: () => import('../../../renderers/theme-icon/schema.json'),
    load: () => import('../../../renderers/theme-icon/index.tsx'),
  }),
  'theme-logo': defineRenderer({
    type: 'theme-logo',
    field: true,
    schema: () => import('../../../renderers/theme-logo/schema.json'),
    load: () => import('../../../renderers/theme-logo/index.tsx'),
  }),
  'theme-panel': defineRenderer({
    type: 'theme-panel',
    field: false,
    schema: () => import('../../../renderers/theme-panel/schema.json'),
    load: () => import('../../../renderers/theme-panel/index.tsx'),
  }),
  'theme-preview': defineRenderer({
    type: 'theme-preview',
    field: false,
    schema: () => import('../../../renderers/theme-preview/schema.json'),
    load: () => import('../../../renderers/theme-preview/index.tsx'),
  }),
  'theme-radius': defineRenderer({
    type: 'theme-radius',
    field: true,
    schema: () => import('../../../renderers/theme-radius/schema.json'),
    load: () => import('../../../renderers/theme-radius/index.tsx'),
  }),
  'theme-samples': defineRenderer({
    type: 'theme-samples',
    field: false,
    schema: () => import('../../../renderers/theme-samples/schema.json'),
    load: () => import('../../../renderers/theme-samples/index.tsx'),
  }),
  'theme-shadow': defineRenderer({
    type: 'theme-shadow',
    field: true,
    schema: () => import('../../../renderers/theme-shadow/schema.json'),
    load: () => import('../../../renderers/theme-shadow/index.tsx'),
  }),
  'theme-size': defineRenderer({
    type: 'theme-size',
    field: true,
    schema: () => import('../../../renderers/theme-size/schema.json'),
    load: () => import('../../../renderers/theme-size/index.tsx'),
  }),
  'theme-spacing': defineRenderer({
    type: 'theme-spacing',
    field: true,
    schema: () => import('../../../renderers/theme-spacing/schema.json'),
    load: () => import('../../../renderers/theme-spacing/index.tsx'),
  }),
  'theme-uses': defineRenderer({
    type: 'theme-uses',
    field: false,
    schema: () => import('../../../renderers/theme-uses/schema.json'),
    load: () => import('../../../renderers/theme-uses/index.tsx'),
  }),
};

let areKnown = false;

/** Makes the fields for the look known; it happens once. */
export function registerLookRenderers(): void {
  if (areKnown) return;
  areKnown = true;
  for (const definition of Object.values(lookRenderers)) registerDefinition(definition);
}
