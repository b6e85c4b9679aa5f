import type { RendererProps } from 'amis-core';
import { SignInRoot } from '../../src/host/sign-in/sign-in-root.tsx';

/** The platform's own sign-in form on somebody else's page. */
export default function SignIn({ classnames: cx, className }: RendererProps) {
  return (
    <div className={cx('pw-sign-in', className)}>
      <SignInRoot />
    </div>
  );
}
