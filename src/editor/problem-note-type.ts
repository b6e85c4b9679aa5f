/** The type of the node that shows a property's problems in a panel; see problem-note.tsx. */
export const PROBLEM_NOTE = 'pagewright-problem-note';
