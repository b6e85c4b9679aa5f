import { problems } from '../problem-store.ts';
import type { Words } from '../words.ts';
import { type Mark, marksOf } from './marks.ts';
import type { Mistake } from './mistakes.ts';
import { editor, type IRange, languages, MarkerSeverity } from './monaco.ts';
import { rangeOf, type TextSync } from './text-sync.ts';

/** Under which name Monaco keeps our messages. */
const OWNER = 'pagewright';

/** The messages of the checker in a text. */
export interface TextMarks {
  /** The text was read. */
  show(mistakes: readonly Mistake[]): void;
  stop(): void;
}

const isTouching = (one: IRange, other: IRange): boolean =>
  one.startLineNumber <= other.endLineNumber && other.startLineNumber <= one.endLineNumber;

/** Shows in a text what keeps it from being a page, else what the checker says about the page, with one-click suggestions. */
export function markText(model: editor.ITextModel, sync: () => TextSync | undefined, words: Words): TextMarks {
  let marks: Mark[] = [];

  function markProblems(): void {
    const root = sync()?.root();
    if (!root) return;
    const messages = problems.all().map(({ message }) => message);
    marks = marksOf(root, sync()!.page(), messages);
    const shown = marks.map((mark) => ({
      ...rangeOf(model, mark),
      message: mark.message.message,
      code: mark.message.code,
      severity: mark.message.severity === 'error' ? MarkerSeverity.Error : MarkerSeverity.Warning,
    }));
    editor.setModelMarkers(model, OWNER, shown);
  }

  function markMistakes(mistakes: readonly Mistake[]): void {
    marks = [];
    const shown = mistakes.map(({ offset, message }) => ({
      ...rangeOf(model, { offset, length: 1 }),
      message,
      severity: MarkerSeverity.Error,
    }));
    editor.setModelMarkers(model, OWNER, shown);
  }

  const fixes = languages.registerCodeActionProvider('json', {
    provideCodeActions(asked, range) {
      const near = asked === model ? marks.filter((mark) => mark.fix && isTouching(rangeOf(model, mark), range)) : [];
      const actions = near.map(({ fix, message }) => ({
        title: (words('editor.json.fix') ?? '{suggestion}').replace('{suggestion}', () => message.suggestion!),
        kind: 'quickfix',
        edit: { edits: [{ resource: model.uri, edit: { range: rangeOf(model, fix!), text: fix!.text } }] },
        isPreferred: near.length === 1,
      }));
      return { actions, dispose: () => undefined };
    },
  });
  const following = problems.subscribe(markProblems);
  return {
    show: (mistakes) => (mistakes.length > 0 ? markMistakes(mistakes) : markProblems()),
    stop() {
      following();
      fixes.dispose();
    },
  };
}
