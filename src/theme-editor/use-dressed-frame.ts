import { useEffect, useRef, useState } from 'react';
import type { Editing } from './context.ts';
import { type DressedFrame, dressFrame } from './dress-frame.ts';
import { openPart } from './open-part.ts';
import { holdClicks, markSample } from './samples-in-frame.ts';

/** A frame whose page wears the theme that is edited. A React hook; `load` is for the frame's event, `page` is what it has loaded. */
export function useDressedFrame(editing: Editing | null, look: 'light' | 'dark') {
  const dressed = useRef<DressedFrame | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const latest = useRef({ editing, look });
  latest.current = { editing, look };

  const wear = () => {
    const { editing: now, look: wanted } = latest.current;
    if (now) dressed.current?.wear(now.code.dressed(now.session.state().theme), wanted);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads what is latest
  useEffect(wear, [look]);
  // A change is seen in the next picture, and what changes twice before it is worn once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads what is latest
  useEffect(() => {
    let frame = 0;
    const end = editing?.session.subscribe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        wear();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [editing?.session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads what is latest
  useEffect(() => editing?.code.subscribe(wear), [editing?.code]);
  useEffect(() => () => dressed.current?.end(), []);

  const selected = editing?.selected;
  useEffect(() => {
    if (page) markSample(page, selected ?? null);
  }, [page, selected]);

  function load(frame: HTMLIFrameElement): void {
    const { contentWindow, contentDocument } = frame;
    dressed.current?.end();
    if (!contentWindow || !contentDocument) return;
    dressed.current = dressFrame(contentWindow);
    holdClicks(contentDocument, (target, sample) => {
      if (latest.current.editing) void openPart(latest.current.editing, target, sample);
    });
    wear();
    setPage(contentDocument);
  }

  return { load, page };
}
