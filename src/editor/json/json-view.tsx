import type { EditorManager } from 'amis-editor-core';
import { useEffect, useRef, useState } from 'react';
import type { Texts } from '../../i18n/translate.ts';
import { exact } from '../page/exact.ts';
import type { Origins } from '../page/marked.ts';
import type { Words } from '../words.ts';
import { followSelection } from './follow-selection.ts';
import type { Mistake } from './mistakes.ts';
import { editor } from './monaco.ts';
import { describePages, TEXT_ADDRESS } from './page-schema.ts';
import { pageText } from './text-edits.ts';
import { markText } from './text-marks.ts';
import { syncText, type TextSync } from './text-sync.ts';

interface JsonViewProps {
  manager: EditorManager;
  origins: Origins;
  texts: Texts;
  words: Words;
  look: string;
}

const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  // Its words are English alone.
  contextmenu: false,
  fixedOverflowWidgets: true,
  minimap: { enabled: false },
  quickSuggestions: { strings: true, other: true, comments: false },
  scrollBeyondLastLine: false,
  tabSize: 2,
  wordBasedSuggestions: false,
};

/** Puts Monaco with the page's text into a place. Answers how to take it out. */
function show(
  place: HTMLElement,
  { manager, origins, texts, words }: JsonViewProps,
  onRead: (mistake: string) => void,
): () => void {
  const model = editor.createModel(pageText(exact(manager.store.schema, origins)), 'json', TEXT_ADDRESS);
  const view = editor.create(place, { ...OPTIONS, model, ariaLabel: words('editor.json.text') ?? '' });
  // Monaco calls the places where it speaks to screen readers parts of the page, several by the same name.
  for (const one of document.querySelectorAll('.monaco-status')) one.role = 'status';
  let sync: TextSync | undefined;
  const marks = markText(model, () => sync, words);

  function told([first]: readonly Mistake[]): string {
    if (!first) return '';
    const { lineNumber, column } = model.getPositionAt(first.offset);
    const values: Record<string, string> = { line: `${lineNumber}`, column: `${column}`, message: first.message };
    return (words('editor.json.broken') ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }

  sync = syncText({
    model,
    manager,
    origins,
    texts,
    onRead(mistakes) {
      marks.show(mistakes);
      onRead(told(mistakes));
    },
  });
  marks.show([]);
  const unfollow = followSelection(view, manager, sync);
  void describePages();
  return () => {
    unfollow();
    sync?.stop();
    marks.stop();
    view.dispose();
    model.dispose();
  };
}

/** The page as it is saved, beside the canvas: each follows the other. */
export default function JsonView(props: JsonViewProps) {
  const { words, look } = props;
  const place = useRef<HTMLDivElement>(null);
  const [mistake, setMistake] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stays as long as the view
  useEffect(() => show(place.current!, props, setMistake), []);
  useEffect(() => editor.setTheme(look === 'dark' ? 'vs-dark' : 'vs'), [look]);
  return (
    <section className={`pw-json pw-json--${look}`} aria-label={words('editor.json')}>
      <div className="pw-json-text" ref={place} />
      <p className="pw-json-note" role="status">
        {mistake}
      </p>
    </section>
  );
}
