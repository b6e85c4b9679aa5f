import type { RendererType } from '../../types/generated/renderer-types.ts';
import { defineRenderer, type RendererDefinition, registerDefinition } from './define-renderer.ts';
import type { LookType } from './look-renderers.ts';

/**
 * Renderers of our own that every document knows. This record and the one of the fields for the look are total over the folders of
 * `renderers/`: one without an entry does not compile.
 */
export const registry: { [Type in Exclude<RendererType, LookType>]: RendererDefinition<Type> } = {
  article: defineRenderer({
    type: 'article',
    field: false,
    schema: () => import('../../../renderers/article/schema.json'),
    load: () => import('../../../renderers/article/index.tsx'),
  }),
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
  contents: defineRenderer({
    type: 'contents',
    field: false,
    schema: () => import('../../../renderers/contents/schema.json'),
    load: () => import('../../../renderers/contents/index.tsx'),
  }),
  'custom-component': defineRenderer({
    type: 'custom-component',
    field: false,
    schema: () => import('../../../renderers/custom-component/schema.json'),
    load: () => import('../../../renderers/custom-component/index.tsx'),
  }),
  decoration: defineRenderer({
    type: 'decoration',
    field: false,
    schema: () => import('../../../renderers/decoration/schema.json'),
    load: () => import('../../../renderers/decoration/index.tsx'),
  }),
  'inert-area': defineRenderer({
    type: 'inert-area',
    field: false,
    schema: () => import('../../../renderers/inert-area/schema.json'),
    load: () => import('../../../renderers/inert-area/index.tsx'),
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
  'upload-progress': defineRenderer({
    type: 'upload-progress',
    field: false,
    schema: () => import('../../../renderers/upload-progress/schema.json'),
    load: () => import('../../../renderers/upload-progress/index.tsx'),
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
