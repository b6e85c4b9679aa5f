import type { RendererProps } from 'amis-core';
import { useSignInPlace } from '../../src/host/form-in-sight/sign-in-places.ts';
import { SignInRoot } from '../../src/host/sign-in/sign-in-root.tsx';

/** The platform's own sign-in form on somebody else's page. */
export default function SignIn({ classnames: cx, className }: RendererProps) {
  return (
    <div ref={useSignInPlace()} className={cx('pw-sign-in', className)}>
      <SignInRoot />
    </div>
  );
}
