// Monaco with JSON alone; the other languages would double its size. amis's own code fields get this one, too.
import './monaco-parts.ts';
import 'monaco-editor/esm/vs/language/json/monaco.contribution';

export * from 'monaco-editor/esm/vs/editor/editor.api';
