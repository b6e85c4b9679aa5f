import type { RendererType } from '../../types/generated/renderer-types.ts';
import { defineRenderer, type RendererDefinition, registerDefinition } from './define-renderer.ts';

/** Every renderer of our own. The record is total over the folders of `renderers/`: one without an entry does not compile. */
export const registry: { [Type in RendererType]: RendererDefinition<Type> } = {
  brand: defineRenderer({
    type: 'brand',
    field: false,
    schema: () => import('../../../renderers/brand/schema.json'),
    load: () => import('../../../renderers/brand/index.tsx'),
  }),
  'captcha-image': defineRenderer({
    type: 'captcha-image',
    field: true,
    schema: () => import('../../../renderers/captcha-image/schema.json'),
    load: () => import('../../../renderers/captcha-image/index.tsx'),
  }),
  'code-lines': defineRenderer({
    type: 'code-lines',
    field: true,
    schema: () => import('../../../renderers/code-lines/schema.json'),
    load: () => import('../../../renderers/code-lines/index.tsx'),
  }),
  decoration: defineRenderer({
    type: 'decoration',
    field: false,
    schema: () => import('../../../renderers/decoration/schema.json'),
    load: () => import('../../../renderers/decoration/index.tsx'),
  }),
  'json-diff': defineRenderer({
    type: 'json-diff',
    field: false,
    schema: () => import('../../../renderers/json-diff/schema.json'),
    load: () => import('../../../renderers/json-diff/index.tsx'),
  }),
  'messenger-code': defineRenderer({
    type: 'messenger-code',
    field: false,
    schema: () => import('../../../renderers/messenger-code/schema.json'),
    load: () => import('../../../renderers/messenger-code/index.tsx'),
  }),
  'password-rules': defineRenderer({
    type: 'password-rules',
    field: false,
    schema: () => import('../../../renderers/password-rules/schema.json'),
    load: () => import('../../../renderers/password-rules/index.tsx'),
  }),
  'refreshable-frame': defineRenderer({
    type: 'refreshable-frame',
    field: false,
    schema: () => import('../../../renderers/refreshable-frame/schema.json'),
    load: () => import('../../../renderers/refreshable-frame/index.tsx'),
  }),
  passkey: defineRenderer({
    type: 'passkey',
    field: false,
    schema: () => import('../../../renderers/passkey/schema.json'),
    load: () => import('../../../renderers/passkey/index.tsx'),
  }),
  'scan-code': defineRenderer({
    type: 'scan-code',
    field: false,
    schema: () => import('../../../renderers/scan-code/schema.json'),
    load: () => import('../../../renderers/scan-code/index.tsx'),
  }),
  'screen-outlet': defineRenderer({
    type: 'screen-outlet',
    field: false,
    schema: () => import('../../../renderers/screen-outlet/schema.json'),
    load: () => import('../../../renderers/screen-outlet/index.tsx'),
  }),
  'send-code': defineRenderer({
    type: 'send-code',
    field: true,
    schema: () => import('../../../renderers/send-code/schema.json'),
    load: () => import('../../../renderers/send-code/index.tsx'),
  }),
  'sign-in': defineRenderer({
    type: 'sign-in',
    field: false,
    schema: () => import('../../../renderers/sign-in/schema.json'),
    load: () => import('../../../renderers/sign-in/index.tsx'),
  }),
  'sortable-tree': defineRenderer({
    type: 'sortable-tree',
    field: false,
    schema: () => import('../../../renderers/sortable-tree/schema.json'),
    load: () => import('../../../renderers/sortable-tree/index.tsx'),
  }),
  'text-file': defineRenderer({
    type: 'text-file',
    field: true,
    schema: () => import('../../../renderers/text-file/schema.json'),
    load: () => import('../../../renderers/text-file/index.tsx'),
  }),
  'theme-editor': defineRenderer({
    type: 'theme-editor',
    field: false,
    schema: () => import('../../../renderers/theme-editor/schema.json'),
    load: () => import('../../../renderers/theme-editor/index.tsx'),
  }),
  'theme-form': defineRenderer({
    type: 'theme-form',
    field: false,
    schema: () => import('../../../renderers/theme-form/schema.json'),
    load: () => import('../../../renderers/theme-form/index.tsx'),
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
  'theme-samples': defineRenderer({
    type: 'theme-samples',
    field: false,
    schema: () => import('../../../renderers/theme-samples/schema.json'),
    load: () => import('../../../renderers/theme-samples/index.tsx'),
  }),
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
  'unsaved-changes': defineRenderer({
    type: 'unsaved-changes',
    field: false,
    schema: () => import('../../../renderers/unsaved-changes/schema.json'),
    load: () => import('../../../renderers/unsaved-changes/index.tsx'),
  }),
};

/** Registers all of them; called once before the first screen. */
export function registerOwnRenderers(): void {
  for (const definition of Object.values(registry)) {
    registerDefinition(definition);
  }
}
