import { filter, type IFormStore, type RendererProps } from 'amis-core';
import { useContext, useRef, useState } from 'react';
import { isTenants, speakerOf } from '../../src/host/frame-data/speaker.ts';
import { FrameHostContext } from '../../src/host/frames/frame-host.ts';
import { useText } from '../../src/i18n/texts-context.ts';
import { nameOfKept } from '../../src/state/kept-changes.ts';
import { useChanges } from './use-changes.ts';

interface Props extends RendererProps {
  formStore?: IFormStore;
  formInited?: boolean;
  /** The form's name among those of the page. */
  form: string;
  /** The names of the fields that are kept until they are saved. */
  keep?: string[];
}

/** Guards what a person has changed in the form around it. On a tenant's page it does nothing. */
export default function UnsavedChanges(props: Props) {
  const { classnames: cx, className, data, env, form, formInited = false, formStore, keep = [] } = props;
  const text = useText();
  const mark = useRef<HTMLDivElement>(null);
  // The address bar names the next page before this one has gone.
  const [pathname] = useState(() => window.location.pathname);
  // Not from the data: a dialog may have its own alone.
  const user = useContext(FrameHostContext)?.store.get().user;
  const speaker = speakerOf(env);
  const { isBack, takeBack } = useChanges({
    form: speaker && isTenants(speaker.frame) ? undefined : formStore,
    isFilledIn: formInited,
    mark,
    env,
    name: nameOfKept(String(user?.id ?? ''), pathname, filter(form, data)),
    keep,
    words: () => text('host.unsaved'),
    flush: () => props['onFlushForm']?.(),
    fill: (values) => props['onBulkChange']?.(values),
  });
  return (
    <div ref={mark} className={cx('pw-unsaved', className)} role="status">
      {isBack && (
        <>
          <span>{text('host.unsavedBack')}</span>
          <button type="button" className={cx('Button', 'Button--link')} onClick={takeBack}>
            {text('host.unsavedDiscard')}
          </button>
        </>
      )}
    </div>
  );
}
