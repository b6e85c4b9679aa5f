import { useContext, useMemo, useRef } from 'react';
import type { ShownScreen } from '../../../state/state.ts';
import { type FrameHost, FrameHostContext, type FrameNet } from '../frame-host.ts';
import { PageDocument } from './page-document.tsx';
import { useShownVersion, versionOf } from './shown-version.ts';

interface Props {
  screen: ShownScreen;
  /** What stands around the page here: the net for a page that fails as a whole. */
  net: FrameNet;
}

/** A tenant's page. Each version has a document of its own: nothing that ran in one lives on in the next. */
export function SandboxedPage({ screen, net }: Props) {
  const host = useContext(FrameHostContext)!;
  const { shown, onUsed, renew } = useShownVersion(host.store, screen);
  const isOld = useRef(false);
  isOld.current = shown !== screen;
  const served = useMemo((): FrameHost => {
    // What replaces a version that fails is the newer one, where there is one.
    const onFailure: FrameHost['onFailure'] = (failed, error, node) =>
      isOld.current ? (node ?? renew()) : host.onFailure(failed, error, node);
    return { ...host, onFailure };
  }, [host, renew]);
  return <PageDocument key={versionOf(shown)} screen={shown} host={served} {...{ net, onUsed }} />;
}
