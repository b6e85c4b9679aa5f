import { filter, type RendererProps } from 'amis-core';
import { ToastMessage } from 'amis-ui/lib/components/Toast';
import type { ComponentProps } from 'react';
import type { Toast } from '../theme/panels/panel.ts';

interface Props extends Pick<RendererProps, 'classnames' | 'translate' | 'data'> {
  toast: Toast;
}

type Level = ComponentProps<typeof ToastMessage>['level'];

/** A message of amis that stays. */
export function ToastSample({ toast, classnames: cx, translate, data }: Props) {
  const level = filter(toast.level, data) as Level;
  const [title, body] = [toast.title, toast.body].map((text) => filter(text, data));
  return (
    <div className={cx('Toast-wrap Toast-wrap--topCenter')}>
      <ToastMessage
        {...{ level, title, body, translate }}
        timeout={0}
        allowHtml={false}
        closeButton
        showIcon
        classnames={cx}
      />
    </div>
  );
}
