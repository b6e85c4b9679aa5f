/**
 * Which modules of amis may be left out when nobody uses their exports. No amis package says so itself
 * (`sideEffects` is missing from every package.json), so a bundler would keep all of amis-ui on every page.
 * The rules come from a scan of all top-level statements of amis 6.13.0; the first rule that fits decides.
 */
export const sideEffectRules = [
  { test: /amis-ui\/esm\/(themes|locale)\//, sideEffects: true },
  { test: /amis-ui\/esm\/components\/(icons|ModalManager)\.js$/, sideEffects: true },
  { test: /amis-ui\/esm\//, sideEffects: false },
  { test: /amis-core\/esm\/(index|polyfills|StyleManager)\.js$/, sideEffects: true },
  { test: /amis-core\/esm\/store\/(crud|table2?|list|pagination|app)\.js$/, sideEffects: false },
  { test: /amis-core\/esm\/utils\/attachmentAdpator\.js$/, sideEffects: false },
  { test: /amis-core\/esm\/(actions|renderers|store)\//, sideEffects: true },
  { test: /amis-core\/esm\/utils\/(filter|tpl-builtin|tpl-lodash|debug|formula|tpl)\.js$/, sideEffects: true },
  {
    test: /node_modules\/(lodash|moment\/moment\.js|file-saver|uncontrollable|react-overlays|match-sorter|path-to-regexp|hoist-non-react-statics|downshift|sortablejs|rc-[a-z-]+|@rc-component|react-hook-form|react-draggable|smooth-signature|react-dropzone|hotkeys-js|react-intersection-observer|react-textarea-autosize|keycode|attr-accept)\//,
    sideEffects: false,
  },
];
