import { useSyncExternalStore } from 'react';
import { fillIn } from '../i18n/translate.ts';
import { jsonView } from './json/view-state.ts';
import { problems } from './problem-store.ts';
import type { Problem } from './problems.ts';
import type { Words } from './words.ts';

interface ProblemListProps {
  words: Words;
  /** Shows the node and the property that a problem is about. */
  onSelect: (problem: Problem) => void;
  /** Writes what the checker suggests. */
  onMend: (problem: Problem) => void;
}

/** What keeps the JSON view's text from being read; a click leads to it. */
function BrokenText({ words, mistake }: { words: Words; mistake: string }) {
  return (
    <li>
      <button type="button" className="pw-problem pw-problem--error" onClick={jsonView.showMistake}>
        {fillIn(words('editor.problems.json') ?? '{mistake}', { mistake })}
      </button>
    </li>
  );
}

/** One message of the checker with its node in words; a click leads to the node. */
function ProblemLine({ problem, words, onSelect, onMend }: ProblemListProps & { problem: Problem }) {
  const { ids, place, message } = problem;
  const { suggestion } = message;
  return (
    <li>
      <button
        type="button"
        className={`pw-problem pw-problem--${message.severity}`}
        disabled={ids.length === 0}
        onClick={() => onSelect(problem)}
      >
        <strong>{place}</strong> <span>{message.message}</span> <code>{message.pointer || '/'}</code>
      </button>
      {suggestion === undefined ? null : (
        <button type="button" className="pw-problem-fix" onClick={() => onMend(problem)}>
          {fillIn(words('editor.json.fix') ?? '{suggestion}', { suggestion })}
        </button>
      )}
    </li>
  );
}

/** Everything that is wrong with the page: a text that cannot be read first, then what the checker says. */
export function ProblemList(props: ProblemListProps) {
  const { words } = props;
  const all = useSyncExternalStore(problems.subscribe, problems.all);
  const mistake = useSyncExternalStore(jsonView.subscribe, jsonView.mistake);
  return (
    <section className="pw-problemList" aria-label={words('editor.problems')}>
      {all.length === 0 && mistake === '' ? <p>{words('editor.problems.none')}</p> : null}
      <ul>
        {mistake === '' ? null : <BrokenText words={words} mistake={mistake} />}
        {all.map((problem) => (
          <ProblemLine key={`${problem.message.code} ${problem.message.pointer}`} problem={problem} {...props} />
        ))}
      </ul>
    </section>
  );
}
