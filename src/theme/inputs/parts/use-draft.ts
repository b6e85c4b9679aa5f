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
  const [{ seen, draft }, setState] = useState(() => ({ seen: value, draft: read(value) }));
  const current = seen === value ? draft : read(value);
  if (seen !== value) setState({ seen: value, draft: current });
  function change(next: Draft): void {
    const text = write(next);
    setState({ seen: text, draft: next });
    onChange(text);
  }
  return [current, change];
}
