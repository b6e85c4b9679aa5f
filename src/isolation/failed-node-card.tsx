import { useText } from '../i18n/texts-context.ts';
import { spokenFailure } from './spoken-failure.ts';

interface Props {
  path: string;
  type: string;
  /** What was thrown, for those who can mend it; null for everybody else. */
  error: Error | null;
  onRetry: () => void;
}

/** Stands where a node threw. */
export function FailedNodeCard({ path, type, error, onRetry }: Props) {
  const text = useText();
  return (
    <div className="pw-node" role="alert">
      <p className="pw-node-title">{text('host.node.failed')}</p>
      {error && (
        <p className="pw-node-detail">
          {text('host.node.failedDetail', { type, message: spokenFailure(error, text) })}
          <code>{path}</code>
        </p>
      )}
      <button type="button" className="pw-node-retry" onClick={onRetry}>
        {text('host.node.retry')}
      </button>
    </div>
  );
}
