import type { RendererType } from '../../types/generated/renderer-types.ts';
import { defineRenderer, type RendererDefinition, registerDefinition } from './define-renderer.ts';

/** Every renderer of our own. The record is total over the folders of `renderers/`: one without an entry does not compile. */
export const registry: { [Type in RendererType]: RendererDefinition<Type> } = {
  brand: defineRenderer({
    type: 'brand',
    field: false,
    load: () => import('../../../renderers/brand/index.tsx'),
  }),
  'captcha-image': defineRenderer({
    type: 'captcha-image',
    field: true,
    load: () => import('../../../renderers/captcha-image/index.tsx'),
  }),
  'code-lines': defineRenderer({
    type: 'code-lines',
    field: true,
    load: () => import('../../../renderers/code-lines/index.tsx'),
  }),
  decoration: defineRenderer({
    type: 'decoration',
    field: false,
    load: () => import('../../../renderers/decoration/index.tsx'),
  }),
  'inert-area': defineRenderer({
    type: 'inert-area',
    field: false,
    load: () => import('../../../renderers/inert-area/index.tsx'),
  }),
  'json-diff': defineRenderer({
    type: 'json-diff',
    field: false,
    load: () => import('../../../renderers/json-diff/index.tsx'),
  }),
  'messenger-code': defineRenderer({
    type: 'messenger-code',
    field: false,
    load: () => import('../../../renderers/messenger-code/index.tsx'),
  }),
  'password-rules': defineRenderer({
    type: 'password-rules',
    field: false,
    load: () => import('../../../renderers/password-rules/index.tsx'),
  }),
  'refreshable-frame': defineRenderer({
    type: 'refreshable-frame',
    field: false,
    load: () => import('../../../renderers/refreshable-frame/index.tsx'),
  }),
  passkey: defineRenderer({
    type: 'passkey',
    field: false,
    load: () => import('../../../renderers/passkey/index.tsx'),
  }),
  'scan-code': defineRenderer({
    type: 'scan-code',
    field: false,
    load: () => import('../../../renderers/scan-code/index.tsx'),
  }),
  'screen-outlet': defineRenderer({
    type: 'screen-outlet',
    field: false,
    load: () => import('../../../renderers/screen-outlet/index.tsx'),
  }),
  'send-code': defineRenderer({
    type: 'send-code',
    field: true,
    load: () => import('../../../renderers/send-code/index.tsx'),
  }),
  'sign-in': defineRenderer({
    type: 'sign-in',
    field: false,
    load: () => import('../../../renderers/sign-in/index.tsx'),
  }),
  'sortable-tree': defineRenderer({
    type: 'sortable-tree',
    field: false,
    load: () => import('../../../renderers/sortable-tree/index.tsx'),
  }),
  'text-file': defineRenderer({
    type: 'text-file',
    field: true,
    load: () => import('../../../renderers/text-file/index.tsx'),
  }),
  'theme-editor': defineRenderer({
    type: 'theme-editor',
    field: false,
    load: () => import('../../../renderers/theme-editor/index.tsx'),
  }),
  'theme-form': defineRenderer({
    type: 'theme-form',
    field: false,
    load: () => import('../../../renderers/theme-form/index.tsx'),
  }),
  'theme-panel': defineRenderer({
    type: 'theme-panel',
    field: false,
    load: () => import('../../../renderers/theme-panel/index.tsx'),
  }),
  'theme-preview': defineRenderer({
    type: 'theme-preview',
    field: false,
    load: () => import('../../../renderers/theme-preview/index.tsx'),
  }),
  'theme-samples': defineRenderer({
    type: 'theme-samples',
    field: false,
    load: () => import('../../../renderers/theme-samples/index.tsx'),
  }),
  'theme-border': defineRenderer({
    type: 'theme-border',
    field: true,
    load: () => import('../../../renderers/theme-border/index.tsx'),
  }),
  'theme-color': defineRenderer({
    type: 'theme-color',
    field: true,
    load: () => import('../../../renderers/theme-color/index.tsx'),
  }),
  'theme-font': defineRenderer({
    type: 'theme-font',
    field: true,
    load: () => import('../../../renderers/theme-font/index.tsx'),
  }),
  'theme-icon': defineRenderer({
    type: 'theme-icon',
    field: true,
    load: () => import('../../../renderers/theme-icon/index.tsx'),
  }),
  'theme-radius': defineRenderer({
    type: 'theme-radius',
    field: true,
    load: () => import('../../../renderers/theme-radius/index.tsx'),
  }),
  'theme-shadow': defineRenderer({
    type: 'theme-shadow',
    field: true,
    load: () => import('../../../renderers/theme-shadow/index.tsx'),
  }),
  'theme-size': defineRenderer({
    type: 'theme-size',
    field: true,
    load: () => import('../../../renderers/theme-size/index.tsx'),
  }),
  'theme-spacing': defineRenderer({
    type: 'theme-spacing',
    field: true,
    load: () => import('../../../renderers/theme-spacing/index.tsx'),
  }),
  'upload-progress': defineRenderer({
    type: 'upload-progress',
    field: false,
    load: () => import('../../../renderers/upload-progress/index.tsx'),
  }),
  'unsaved-changes': defineRenderer({
    type: 'unsaved-changes',
    field: false,
    load: () => import('../../../renderers/unsaved-changes/index.tsx'),
  }),
};

/** Registers all of them; called once before the first screen. */
export function registerOwnRenderers(): void {
  for (const definition of Object.values(registry)) {
    registerDefinition(definition);
  }
}
