import type { RendererProps } from 'amis-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PanelSample } from '../theme/panels/panel.ts';
import { useFit } from './use-fit.ts';

/** What amis hands down to nodes so that what they open stands in an element instead of over the page. */
export type Within = Pick<RendererProps, 'popOverContainer' | 'propsTransform'>;

const within = (element: HTMLElement): Within => ({
  popOverContainer: () => element,
  propsTransform: (props: RendererProps) => ({ ...props, env: { ...props.env, getModalContainer: () => element } }),
});

/** amis counts all that is open in a page, and draws a later dialog lower and a later drawer narrower. In its own room each is the first. */
function takeCountAway(room: HTMLElement): void {
  for (const { classList } of room.querySelectorAll('.amis-dialog-widget'))
    classList.remove(...[...classList].filter((name) => /Modal--\d+th$/.test(name)));
}

interface Props {
  size: NonNullable<PanelSample['room']>;
  children: (within: Within, room: HTMLElement) => ReactNode;
}

/** A room that dialogs, drawers and pop-ups of a sample cover instead of the page. What is wider than the sample is drawn smaller. */
export function Room({ size, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const style = useFit(box, size.width ?? 0);
  useEffect(() => {
    if (!element) return;
    const observer = new MutationObserver(() => takeCountAway(element));
    observer.observe(element, { childList: true });
    takeCountAway(element);
    return () => observer.disconnect();
  }, [element]);
  return (
    <div ref={box} className="pw-theme-room" style={{ height: size.height }}>
      <div ref={setElement} style={style}>
        {element && children(within(element), element)}
      </div>
    </div>
  );
}
