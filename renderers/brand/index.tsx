import { filter, type RendererProps } from 'amis-core';
import { useState } from 'react';

/** The logo of a site, or its name where there is no logo or the logo cannot be loaded. */
export default function Brand({ classnames: cx, className, data, logo, siteName }: RendererProps) {
  const [broken, setBroken] = useState('');
  const name: string = filter(siteName, data, '| raw');
  const address: string = filter(logo, data, '| raw');
  return (
    <span className={cx('pw-brand', className)}>
      {address && address !== broken ? (
        <img className="pw-brand-logo" src={address} alt={name} onError={() => setBroken(address)} />
      ) : (
        name
      )}
    </span>
  );
}
