/** The conditions of amis-editor's panels; see src/build/editor-document/panel-conditions.ts. */
declare module 'virtual:amis-editor-conditions' {
  /** Each as it stands in amis-editor's files. */
  export const panelConditions: ReadonlyMap<string, import('./doors/conditions.ts').PanelCondition>;
}
/** Monaco's words in Chinese by the English ones; see src/build/editor-document/monaco-words.ts. */
declare module 'virtual:monaco-words' {
  export const chinese: ReadonlyMap<string, string>;
}
/** Parts of Monaco; the package has types for it as a whole alone. */
declare module 'monaco-editor/esm/vs/base/*';
declare module 'monaco-editor/esm/vs/editor/browser/*';
declare module 'monaco-editor/esm/vs/editor/common/*';
declare module 'monaco-editor/esm/vs/editor/contrib/*';
declare module 'monaco-editor/esm/vs/editor/standalone/*';
declare module 'monaco-editor/esm/vs/language/json/json.worker';
declare module 'monaco-editor/esm/vs/language/json/monaco.contribution';
/** amis-editor's words; the package has no types for them. */
declare module 'amis-editor/locale/en-US';
declare module 'amis-editor/locale/zh-CN';
declare module 'amis-theme-editor-helper/esm/locale/en-US.js';
declare module 'amis-theme-editor-helper/esm/locale/zh-CN.js';
