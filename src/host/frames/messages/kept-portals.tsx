import { EnvContext } from 'amis-core';
import { type ReactNode, useContext } from 'react';
import ReactDOM from 'react-dom';
import { speakerOf } from '../../frame-data/speaker.ts';

const { createPortal } = ReactDOM;

/** What would be drawn in the document's body; in a tenant's frame it is drawn in the frame's own container. */
function KeptPortal({ children }: { children: ReactNode }) {
  const { container } = speakerOf(useContext(EnvContext)) ?? {};
  return createPortal(children, container ?? document.body);
}

/**
 * Keeps windows and lists of a tenant's nodes inside its frame. amis hands most of them a container; the others would lie over the
 * platform's own parts. Call once.
 */
export function keepPortals(): void {
  ReactDOM.createPortal = (children, container, key) =>
    container === document.body
      ? ((<KeptPortal key={key ?? null}>{children}</KeptPortal>) as never)
      : createPortal(children, container, key);
}
