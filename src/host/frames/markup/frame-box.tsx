import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { isLink, leadingOf } from './link-of.ts';

/** Keeps the browser from sending a form by itself. amis sends by calls. */
function holdForm(event: FormEvent): void {
  event.preventDefault();
}

/** Links that are none of HTML, and those that save a file under a name of the page's own, do nothing. */
function holdLink(event: MouseEvent): void {
  const leading = leadingOf(event.nativeEvent);
  if (leading && (!isLink(leading) || leading.hasAttribute('download'))) event.preventDefault();
}

/** The element around a tenant's page. */
export function FrameBox({ children }: { children: ReactNode }) {
  return (
    <div
      className="pw-tenant"
      data-author="tenant"
      onClickCapture={holdLink}
      onAuxClickCapture={holdLink}
      onSubmitCapture={holdForm}
    >
      {children}
    </div>
  );
}
