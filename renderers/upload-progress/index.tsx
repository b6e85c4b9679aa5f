import type { RendererProps } from 'amis-core';
import { useSyncExternalStore } from 'react';
import { fillIn } from '../../src/i18n/translate.ts';
import { uploadState } from '../../src/requests/upload-state.ts';

/** How much of a form with a file has been sent, while one is under way. */
export default function UploadProgress({ classnames: cx, className, sending, checking }: RendererProps) {
  const sent = useSyncExternalStore(uploadState.subscribe, uploadState.sent);
  if (sent === null) return null;
  const percent = Math.floor(sent * 100);
  const words = sent < 1 ? fillIn(String(sending), { percent }) : String(checking);
  return (
    <div className={cx('pw-upload-progress', className)}>
      <p role="status">{words}</p>
      {/* Without a value, it says that nobody knows how long it takes. */}
      <progress aria-label={words} max={100} {...(sent < 1 ? { value: percent } : {})} />
    </div>
  );
}
