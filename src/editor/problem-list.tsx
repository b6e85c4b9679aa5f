import { useSyncExternalStore } from 'react';
import { problems } from './problem-store.ts';
import type { Words } from './words.ts';

interface ProblemListProps {
  words: Words;
  /** Shows the node that a problem is about. */
  onSelect: (id: string) => void;
}

/** Everything the checker says about the page; a click leads to the node. */
export function ProblemList({ words, onSelect }: ProblemListProps) {
  const all = useSyncExternalStore(problems.subscribe, problems.all);
  return (
    <section className="pw-problemList" aria-label={words('editor.problems')}>
      {all.length === 0 ? <p>{words('editor.problems.none')}</p> : null}
      <ul>
        {all.map(({ id, message }) => (
          <li key={`${message.code} ${message.pointer}`}>
            <button
              type="button"
              className={`pw-problem pw-problem--${message.severity}`}
              disabled={id === undefined}
              onClick={() => id !== undefined && onSelect(id)}
            >
              <span>{message.message}</span> <code>{message.pointer || '/'}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
