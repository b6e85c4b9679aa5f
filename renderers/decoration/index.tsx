import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../src/host/late/when-idle.ts';
import { isOwnPath } from '../../src/shell/addresses.ts';
import { DECORATION_SANDBOX } from '../../src/types/decoration.ts';

/**
 * The frame of a decoration. It is loaded once the page around it is at rest: people type into the sign-in form before that, however
 * long the decoration takes.
 */
export default function Decoration({ data, src, title, className }: RendererProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  const path = String(resolveVariableAndFilter(src, data, '| raw') ?? '');
  return (
    <div className={['pw-decoration', className].filter(Boolean).join(' ')}>
      {isDue && isOwnPath(path) && (
        <iframe src={`${data.contextPath ?? ''}${path}`} title={title} sandbox={DECORATION_SANDBOX} loading="lazy" />
      )}
    </div>
  );
}
