import type { EditorManager } from 'amis-editor-core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { fillIn, type Texts } from '../../i18n/translate.ts';
import { isDark } from '../../theme/is-dark.ts';
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
import { keepUnread, unreadText } from './unread-text.ts';
import { jsonView } from './view-state.ts';

interface JsonViewProps {
  manager: EditorManager;
  origins: Origins;
  texts: Texts;
  words: Words;
  /** The view is closed, and its text cannot be read: it waits for the person to come back to it. */
  hidden: boolean;
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
function show(place: HTMLElement, { manager, origins, texts, words }: JsonViewProps): () => void {
  const model = editor.createModel(pageText(exact(manager.store.schema, origins)), 'json', TEXT_ADDRESS);
  const view = editor.create(place, { ...OPTIONS, model, ariaLabel: words('editor.json.text') ?? '' });
  // Monaco calls the places where it speaks to screen readers parts of the page, several by the same name.
  for (const one of document.querySelectorAll('.monaco-status')) one.role = 'status';
  let sync: TextSync | undefined;
  const marks = markText(model, () => sync, words);

  function tell([first]: readonly Mistake[]): void {
    if (!first) {
      jsonView.setMistake();
      return;
    }
    const position = model.getPositionAt(first.offset);
    const { lineNumber: line, column } = position;
    jsonView.setMistake(fillIn(words('editor.json.broken') ?? '', { line, column, message: first.message }), () => {
      view.setPosition(position);
      view.revealPositionInCenterIfOutsideViewport(position);
      view.focus();
    });
  }

  sync = syncText({
    model,
    manager,
    origins,
    texts,
    onRead(mistakes) {
      marks.show(mistakes);
      tell(mistakes);
      keepUnread(mistakes.length > 0 ? model.getValue() : null);
    },
  });
  marks.show([]);
  jsonView.setReader(sync.flush);
  window.addEventListener('pagehide', sync.flush);
  const unread = unreadText();
  if (unread !== null) model.setValue(unread);
  const unfollow = followSelection(view, manager, sync);
  void describePages();
  return () => {
    unfollow();
    jsonView.setReader();
    if (sync) window.removeEventListener('pagehide', sync.flush);
    sync?.stop();
    jsonView.setMistake();
    marks.stop();
    view.dispose();
    model.dispose();
  };
}

/** The page as it is saved, beside the canvas: each follows the other. */
export default function JsonView(props: JsonViewProps) {
  const { words, hidden } = props;
  const place = useRef<HTMLDivElement>(null);
  const mistake = useSyncExternalStore(jsonView.subscribe, jsonView.mistake);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stays as long as the view
  useEffect(() => show(place.current!, props), []);
  useEffect(() => editor.setTheme(isDark() ? 'vs-dark' : 'vs'), []);
  return (
    <section className="pw-json" aria-label={words('editor.json')} hidden={hidden}>
      <div className="pw-json-text" ref={place} />
      <p className="pw-json-note" role="status">
        {mistake}
      </p>
    </section>
  );
}
