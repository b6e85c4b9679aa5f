import type { RendererType } from '../../types/generated/renderer-types.ts';
import { defineRenderer, type RendererDefinition, registerDefinition } from './define-renderer.ts';

/** The types of the fields for the look. */
export type LookType = Extract<RendererType, `theme-${string}`>;

/** The fields for the look. Few pages have them, so documents know them from the moment on when they know all types of amis. */
export const lookRenderers: { [Type in LookType]: RendererDefinition<Type> } = {
  'theme-border': defineRenderer({
    type: 'theme-border',
    field: true,
    schema: () => import('../../../renderers/theme-border/schema.json'),
    load: () => import('../../../renderers/theme-border/index.tsx'),
  }),
  'theme-color': defineRenderer({
    type: 'theme-color',
    field: true,
    schema: () => import('../../../renderers/theme-color/schema.json'),
    load: () => import('../../../renderers/theme-color/index.tsx'),
  }),
  'theme-font': defineRenderer({
    type: 'theme-font',
    field: true,
    schema: () => import('../../../renderers/theme-font/schema.json'),
    load: () => import('../../../renderers/theme-font/index.tsx'),
  }),
  'theme-icon': defineRenderer({
    type: 'theme-icon',
    field: true,
    schema: () => import('../../../renderers/theme-icon/schema.json'),
    load: () => import('../../../renderers/theme-icon/index.tsx'),
  }),
  'theme-radius': defineRenderer({
    type: 'theme-radius',
    field: true,
    schema: () => import('../../../renderers/theme-radius/schema.json'),
    load: () => import('../../../renderers/theme-radius/index.tsx'),
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
};

let areKnown = false;

/** Makes the fields for the look known; it happens once. */
export function registerLookRenderers(): void {
  if (areKnown) return;
  areKnown = true;
  for (const definition of Object.values(lookRenderers)) registerDefinition(definition);
}
