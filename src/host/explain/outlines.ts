import type { OutlinedPart } from '../../state/state.ts';

/** What is outlined: an element, and what its label says. */
export interface Outlined extends Pick<OutlinedPart, 'layer' | 'label' | 'key'> {
  element: HTMLElement;
}

/** What outlines need. */
export interface OutlineParts {
  /** The name of the whole, for people who listen. */
  name: string;
  /** The label of a part is pressed; absent where labels lead nowhere. */
  onPick?(key: string): void;
}

interface Drawn extends Outlined {
  box: HTMLElement;
  tag: HTMLElement;
}

/** Outlines over a page, which stay at their elements while it scrolls and changes. */
export interface Outlines {
  /** @param find answers what is to be outlined. It is asked again after changes of the page: parts come late, and go. */
  show(find: () => readonly Outlined[]): void;
  /** Marks the outlines of one part; an empty key marks none. */
  mark(key: string): void;
  remove(): void;
}

/** The page rests so long, in milliseconds, before it is looked for parts again. */
const REST = 150;

/** A label whose place is taken moves down; after so many steps it stays where it is. */
const MOST_STEPS = 12;

function draw(outlined: Outlined, onPick: OutlineParts['onPick']): Drawn {
  const box = document.createElement('div');
  box.className = `pw-outline is-${outlined.layer}`;
  const tag = document.createElement(onPick ? 'button' : 'span');
  tag.className = 'pw-outline-label';
  tag.textContent = outlined.label;
  if (onPick) tag.addEventListener('click', () => onPick(outlined.key));
  box.append(tag);
  return { ...outlined, box, tag };
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Puts the boxes around their elements; those of elements that are gone or hidden are hidden. */
function place(drawn: readonly Drawn[]): void {
  const taken: DOMRect[] = [];
  for (const { element, box, tag } of drawn) {
    const { left, top, width, height } = element.getBoundingClientRect();
    box.hidden = width === 0 || height === 0 || !element.isConnected;
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    tag.style.transform = '';
    if (box.hidden) continue;
    const { height: line } = tag.getBoundingClientRect();
    const moved = (step: number): DOMRect => {
      tag.style.transform = `translateY(${step * line}px)`;
      return tag.getBoundingClientRect();
    };
    // Above its element, whose words it would cover; within it where the window ends there.
    const first = top >= line ? -1 : 0;
    let label = moved(first);
    for (let step = first + 1; step <= MOST_STEPS && taken.some((other) => overlaps(other, label)); step += 1) {
      label = moved(step);
    }
    taken.push(label);
  }
}

/** Draws outlines over the page. They take no clicks but at their labels, and the page's own code never sees them. */
export function createOutlines({ name, onPick }: OutlineParts): Outlines {
  const frame = document.body.appendChild(document.createElement('section'));
  frame.className = 'pw-outlines';
  frame.setAttribute('aria-label', name);
  let drawn: Drawn[] = [];
  let find: () => readonly Outlined[] = () => [];
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(() => place(drawn));
  };
  /** A label that is there already stays, and keeps the keyboard. */
  const renew = () => {
    const before = drawn;
    drawn = find().map(
      (each) => before.find(({ element, key }) => element === each.element && key === each.key) ?? draw(each, onPick),
    );
    for (const each of before) if (!drawn.includes(each)) each.box.remove();
    for (const each of drawn) if (!before.includes(each)) frame.append(each.box);
    place(drawn);
  };
  const changes = new MutationObserver((records) => {
    if (records.every(({ target }) => frame.contains(target))) return;
    soon();
    clearTimeout(timer);
    timer = setTimeout(renew, REST);
  });
  const sizes = new ResizeObserver(soon);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  sizes.observe(document.body);
  const ended = new AbortController();
  window.addEventListener('scroll', soon, { capture: true, passive: true, signal: ended.signal });
  return {
    show(by) {
      find = by;
      renew();
    },
    mark(key) {
      for (const { box, key: own } of drawn) box.classList.toggle('is-marked', own === key);
    },
    remove() {
      ended.abort();
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(request);
      clearTimeout(timer);
      frame.remove();
    },
  };
}
