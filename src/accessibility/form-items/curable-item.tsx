import { cloneElement, type ReactElement, useLayoutEffect, useRef } from 'react';
import { cureFormItem, type ItemFacts } from './cure-item.ts';

interface Props {
  /** The form item as amis laid it out. */
  layout: ReactElement;
  facts: ItemFacts;
}

/** A form item that is cured after every render, and when its control changes by itself (menus, revealed passwords). */
export function CurableItem({ layout, facts }: Props) {
  const element = useRef<HTMLElement>(null);
  const latest = useRef(facts);
  latest.current = facts;
  useLayoutEffect(() => {
    if (element.current) {
      cureFormItem(element.current, facts);
    }
  });
  useLayoutEffect(() => {
    const item = element.current;
    if (!item) {
      return undefined;
    }
    const observer = new MutationObserver(() => cureFormItem(item, latest.current));
    observer.observe(item, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return cloneElement(layout, { ref: element });
}
