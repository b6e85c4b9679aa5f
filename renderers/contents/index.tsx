import { filter, type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useImperativeHandle, useRef } from 'react';
import { partOf } from '../../src/host/visits/arrive.ts';
import { useReadPart } from './use-read-part.ts';

interface Heading {
  label: string;
  fullPath: string;
  children: Heading[];
}

const hashOf = ({ fullPath }: Heading): string => `#${fullPath.split('#')[1] ?? ''}`;

/** The headings of a long text as links. */
export default function Contents(props: RendererProps) {
  const { data, className, classnames: cx, source, label, dispatchEvent } = props;
  const latest = useRef(props);
  latest.current = props;
  // amis finds the listeners of a node by what the component hands out.
  useImperativeHandle(
    props['forwardedRef'],
    () => ({
      get props() {
        return latest.current;
      },
    }),
    [],
  );
  const headings: Heading[] = resolveVariableAndFilter(source, data, '| raw') ?? [];
  const hashes = headings.flatMap((heading) => [heading, ...heading.children].map(hashOf));
  const current = useReadPart(hashes, partOf);
  const list = (entries: Heading[]) => (
    <ul className="pw-contents-list">
      {entries.map((heading) => {
        const hash = hashOf(heading);
        return (
          <li key={hash}>
            <a
              className={cx('pw-contents-link', { 'is-current': hash === current })}
              href={hash}
              onClick={() => void dispatchEvent('choose', data)}
              aria-current={hash === current ? 'location' : undefined}
            >
              {heading.label}
            </a>
            {heading.children.length > 0 && list(heading.children)}
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav className={cx('pw-contents', className)} aria-label={filter(label, data, '| raw')}>
      {list(headings)}
    </nav>
  );
}
