/** Stands in for monaco-editor, whose package has no main file that a test could import. */
export const editor = {};
export const languages = {};
