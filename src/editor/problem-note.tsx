import { registerRenderer } from 'amis-core';
import { useSyncExternalStore } from 'react';
import { PROBLEM_NOTE } from './problem-note-type.ts';
import { problems } from './problem-store.ts';

interface ProblemNoteProps {
  /** The editor's id of the node. */
  nodeId: string;
  property: string;
}

/** What the checker says about one property of the selected node, below the property's field. */
export function ProblemNote({ nodeId, property }: ProblemNoteProps) {
  const all = useSyncExternalStore(problems.subscribe, problems.all);
  const own = all.filter((problem) => problem.ids[0] === nodeId && problem.property === property);
  if (own.length === 0) return null;
  return (
    <ul className="pw-problemNote" role="status">
      {own.map(({ message }) => (
        <li key={`${message.code} ${message.pointer}`} className={`pw-problem pw-problem--${message.severity}`}>
          {message.message}
        </li>
      ))}
    </ul>
  );
}

/** Lets panels name the note. */
export function registerProblemNote(): void {
  registerRenderer({ type: PROBLEM_NOTE, component: ProblemNote as never });
}
