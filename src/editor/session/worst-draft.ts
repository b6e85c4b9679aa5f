import type { EditorState } from '../editor-state.ts';

/** How a draft stands. */
export type DraftState = Pick<EditorState, 'draft' | 'why'>;

/** The states of drafts, what keeps a person from going on first. */
const ORDER: readonly EditorState['draft'][] = [
  'signed-out',
  'conflict',
  'forbidden',
  'refused',
  'failed',
  'saving',
  'unsaved',
  'saved',
  'none',
];

/** How several drafts stand together: as the one that stands worst. */
export function worstOf(drafts: readonly DraftState[]): DraftState {
  const place = ({ draft }: DraftState) => ORDER.indexOf(draft);
  return drafts.reduce((worst, one) => (place(one) < place(worst) ? one : worst), { draft: 'none', why: '' });
}
