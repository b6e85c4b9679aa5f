import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useEffect, useState } from 'react';
import { isOwnPath } from '../../src/shell/addresses.ts';
import { wayBack } from './way-back.ts';

/** A frame with a page of ours, such as a QR code of another service, and a link that loads it anew. */
export default function RefreshableFrame({ data, src, title, label, wait = 1000, className }: RendererProps) {
  const [loads, setLoads] = useState(0);
  const [refreshable, setRefreshable] = useState(false);
  const path = String(resolveVariableAndFilter(src, data, '| raw') ?? '');

  function loaded(frame: HTMLIFrameElement): void {
    const back = wayBack(frame, String(data.route?.path ?? ''), String(data.contextPath ?? ''));
    if (back) {
      window.location.replace(back);
    }
    setRefreshable(true);
  }

  useEffect(() => {
    const timer = setTimeout(() => setRefreshable(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <div className={['pw-frame', className].filter(Boolean).join(' ')}>
      {isOwnPath(path) && (
        <iframe
          key={loads}
          src={`${data.contextPath ?? ''}${path}`}
          title={title}
          onLoad={(event) => loaded(event.currentTarget)}
        />
      )}
      {refreshable && (
        <button type="button" className="pw-frame-refresh" onClick={() => setLoads(loads + 1)}>
          {label}
        </button>
      )}
    </div>
  );
}
