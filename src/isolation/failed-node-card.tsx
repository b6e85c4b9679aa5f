import { useEffect, useState } from 'react';
import { useText } from '../i18n/texts-context.ts';

interface Props {
  path: string;
  type: string;
  /** What was thrown, for those who can mend it; null for everybody else. */
  error: Error | null;
  /** Absent where another try would come to the same. */
  onRetry?: (() => void) | undefined;
}

/** What an error says in the reader's language: words that come when there is somebody to read them, until then its own. */
function useWords(error: Error | null): string {
  const text = useText();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!error) return;
    setWords(error.message);
    import('../screens/failure-words.ts').then(
      ({ failureWords }) => setWords(failureWords(error, text)),
      () => undefined,
    );
  }, [error, text]);
  return words;
}

/** Stands where a node threw. */
export function FailedNodeCard({ path, type, error, onRetry }: Props) {
  const text = useText();
  const words = useWords(error);
  return (
    <div className="pw-node" role="alert">
      <p className="pw-node-title">{text('host.node.failed')}</p>
      {error && (
        <p className="pw-node-detail">
          {text('host.node.failedDetail', { type, message: words })}
          <code>{path}</code>
        </p>
      )}
      {onRetry && (
        <button type="button" className="pw-node-retry" onClick={onRetry}>
          {text('host.node.retry')}
        </button>
      )}
    </div>
  );
}
