import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useEffect, useRef, useState } from 'react';
import { isOwnPath } from '../../src/shell/addresses.ts';
import { shrunk, useRoom } from './shrunk.ts';
import { wayBack } from './way-back.ts';

/** Keeps a framed page apart: browsers run it in another process, whatever it is busy with. */
const APART = 'allow-scripts';

/**
 * A page of ours as a picture: drawn at a fixed size, made as small as its room, and without any use. The page comes without scripts;
 * that it could have some keeps the browser from showing what is meant for people without them.
 */
function PagePicture({ src, title, width, height }: { src: string; title: string; width: number; height: number }) {
  const box = useRef<HTMLDivElement>(null);
  const styles = shrunk({ width, height }, useRoom(box));
  return (
    <div ref={box} style={styles.box}>
      <iframe src={src} title={title} style={styles.frame} sandbox={APART} tabIndex={-1} scrolling="no" />
    </div>
  );
}

/** Whether an address is that of a sign-in page without scripts. It needs nothing of the page around it. */
const isInert = (path: string): boolean => /[?&]as=visitor\b/.test(path);

/** A frame with a page of ours, such as a QR code of another service, with a link that loads it anew; or a picture of such a page. */
export default function RefreshableFrame(props: RendererProps) {
  const { data, src, title, width, height, className } = props;
  if (!width) return <Refreshable {...props} />;
  const path = String(resolveVariableAndFilter(src, data, '| raw') ?? '');
  const name = String(resolveVariableAndFilter(title, data, '| raw') ?? '');
  return (
    <div className={['pw-frame', className].filter(Boolean).join(' ')}>
      {isOwnPath(path) && (
        <PagePicture src={`${data.contextPath ?? ''}${path}`} title={name} width={width} height={height ?? width} />
      )}
    </div>
  );
}

function Refreshable({ data, src, title, label, wait = 1000, contained, className }: RendererProps) {
  const [loads, setLoads] = useState(0);
  const [refreshable, setRefreshable] = useState(false);
  const path = String(resolveVariableAndFilter(src, data, '| raw') ?? '');
  const name = String(resolveVariableAndFilter(title, data, '| raw') ?? '');

  function loaded(frame: HTMLIFrameElement): void {
    const back = !contained && wayBack(frame, String(data.route?.path ?? ''), String(data.contextPath ?? ''));
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
    <div className={['pw-frame', contained && 'is-contained', className].filter(Boolean).join(' ')}>
      {isOwnPath(path) && (
        <iframe
          key={loads}
          src={`${data.contextPath ?? ''}${path}`}
          title={name}
          sandbox={isInert(path) ? APART : undefined}
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
