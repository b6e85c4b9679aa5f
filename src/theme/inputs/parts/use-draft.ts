import { useState } from 'react';

/**
 * What is being edited of a text: read once, written with every change, and read again when the text becomes another one. So what the text
 * does not say, such as the order of equal stops, stays while it is edited.
 */
export function useDraft<Draft>(
  value: string,
  read: (text: string) => Draft,
  write: (draft: Draft) => string,
  onChange: (text: string) => void,
): [Draft, (draft: Draft) => void] {
  const [state, setState] = useState(() => ({ value, written: value, draft: read(value) }));
  const isOther = state.value !== value && state.written !== value;
  const current = isOther ? { value, written: value, draft: read(value) } : { ...state, value };
  if (state.value !== value) setState(current);
  function change(draft: Draft): void {
    const written = write(draft);
    setState({ value, written, draft });
    onChange(written);
  }
  return [current.draft, change];
}
