import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  /** What it belongs to, and stands below or above of. */
  anchor: RefObject<HTMLElement>;
  className: string;
  onClose(): void;
  /** Names a dialog; a popup without a name leaves the focus where it is. */
  label?: string;
  children: ReactNode;
}

/** Pixels between the popup and its anchor, and the edges of the window. */
const GAP = 4;
/** Pixels up to which a list is as wide as its field. */
const WIDEST = 320;

/** Puts the popup below its anchor, or above it where there is more room. */
function place(popup: HTMLElement, anchor: HTMLElement, isAsWide: boolean): void {
  const at = anchor.getBoundingClientRect();
  if (isAsWide) popup.style.minWidth = `${Math.min(at.width, WIDEST)}px`;
  const { offsetWidth, offsetHeight } = popup;
  const below = window.innerHeight - at.bottom - GAP * 2;
  const isBelow = below >= offsetHeight || below >= at.top;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - offsetHeight;
  const left = Math.min(at.left, window.innerWidth - offsetWidth - GAP);
  popup.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - offsetHeight - GAP))}px`;
  popup.style.left = `${Math.max(GAP, left)}px`;
}

/**
 * What opens at a field. It lies over everything, whatever is around the field, and closes when the pointer or the focus goes elsewhere,
 * and with Escape.
 */
export function Popup({ anchor, className, onClose, label, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = popup.current!;
    // Browsers without it show the popup where it is placed anyway.
    if ('showPopover' in element) {
      element.setAttribute('popover', 'manual');
      element.showPopover();
    }
    const replace = () => anchor.current && place(element, anchor.current, !label);
    replace();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(replace);
    observer?.observe(element);
    window.addEventListener('scroll', replace, true);
    window.addEventListener('resize', replace);
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', replace, true);
      window.removeEventListener('resize', replace);
    };
  }, [anchor, label]);

  useEffect(() => {
    const isElsewhere = ({ target }: Event) =>
      ![popup, anchor].some(({ current }) => current?.contains(target as Node | null));
    const leave = (event: Event) => isElsewhere(event) && close.current();
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave);
    };
  }, [anchor]);

  useEffect(() => {
    const chosen = popup.current?.querySelector<HTMLElement>('[aria-pressed=true], [aria-selected=true]');
    const first = chosen ?? popup.current?.querySelector<HTMLElement>('button, input');
    if (label) first?.focus({ preventScroll: true });
  }, [label]);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
    anchor.current?.focus();
  }

  const role = label ? { role: 'dialog', 'aria-label': label } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is taken here, from what is in it
    <div
      ref={popup}
      className={`pw-style-popup ${className}`}
      onKeyDown={press}
      onMouseDown={(event) => !label && event.preventDefault()}
      {...role}
    >
      {children}
    </div>
  );
}
