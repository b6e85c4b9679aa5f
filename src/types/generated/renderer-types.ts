// Made by `npm run types` from renderers/*/schema.json; change that and run it again.

/** The types of the platform's own renderers. */
export const rendererTypes = [
  'article',
  'brand',
  'captcha-image',
  'code-lines',
  'contents',
  'custom-component',
  'decoration',
  'inert-area',
  'json-diff',
  'messenger-code',
  'passkey',
  'password-rules',
  'refreshable-frame',
  'scan-code',
  'screen-outlet',
  'send-code',
  'sign-in',
  'sortable-tree',
  'text-file',
  'theme-border',
  'theme-brand',
  'theme-color',
  'theme-editor',
  'theme-font',
  'theme-form',
  'theme-icon',
  'theme-logo',
  'theme-panel',
  'theme-preview',
  'theme-radius',
  'theme-samples',
  'theme-shadow',
  'theme-size',
  'theme-spacing',
  'theme-uses',
  'unsaved-changes',
  'upload-progress',
] as const;

/** The type of one of the platform's own renderers. */
export type RendererType = (typeof rendererTypes)[number];

/** The type of a renderer that is in the editor document alone. */
export type EditorRendererType = 'page-editor';
