import type { Selected } from './context.ts';

/** A sample of a component: what is said of it in its attributes is what opens the form for it. */
const SAMPLE = '[data-theme-form]';
/** One of the states that a sample is shown in. */
const STATE = '[data-theme-state]';
const IS_SELECTED = 'is-selected';
/** What people do in a page; nothing of it happens in a preview. */
const DEEDS = ['click', 'dblclick', 'submit', 'keydown'];
/** What would close the open popups of samples. */
const PRESSES = ['mousedown', 'mouseup'];

const selectedBy = ({ dataset }: HTMLElement): Selected => ({
  form: 'panel',
  panel: dataset['themePanel'],
  part: dataset['themeForm'],
  index: Number(dataset['themeIndex'] ?? 0),
});

/** The samples that open the same form, in their order. */
function samplesOf(page: Document, { panel, part, index }: Selected): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(SAMPLE)].filter((sample) => {
    const own = selectedBy(sample);
    return own['panel'] === panel && own['part'] === part && own['index'] === Number(index ?? 0);
  });
}

/** The smallest part of a sample below a point. Samples cannot be used, so that a click on one has their surroundings as its target. */
function partAt(around: Element, { clientX, clientY }: MouseEvent): Element | undefined {
  const parts = [...around.querySelectorAll('.pw-theme-stage *')].map((part) => ({
    part,
    box: part.getBoundingClientRect(),
  }));
  return parts
    .filter(({ box }) => clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom)
    .sort(({ box: one }, { box: other }) => one.width * one.height - other.width * other.height)[0]?.part;
}

/** Holds what people do in a previewed page, and tells of a click on something, with the sample that it is in. */
export function holdClicks(page: Document, open: (target: Element, sample: Selected | null) => void): void {
  function hold(event: Event): void {
    // An event of the frame is no instance of this window's classes.
    const key = 'key' in event ? String(event.key) : '';
    if (event.type === 'keydown' && key !== 'Enter' && key !== ' ') return;
    const target = event.target as Element | null;
    // A sample that opens its own popup does it by an event of its own.
    if (!event.isTrusted && target?.closest?.('[inert]')) return;
    event.preventDefault();
    event.stopPropagation();
    const sample = target?.closest?.<HTMLElement>(SAMPLE);
    const state = target?.closest?.<HTMLElement>(STATE)?.dataset['themeState'];
    const isChosen = event.type === 'click' || ((key === 'Enter' || key === ' ') && target === sample);
    if (!target || !isChosen) return;
    const part = sample && event.type === 'click' ? partAt(target, event as MouseEvent) : undefined;
    const chosen = sample && selectedBy(sample);
    const nth = sample && chosen ? samplesOf(page, chosen).indexOf(sample) : 0;
    open(part ?? target, chosen ? { ...chosen, nth, ...(state ? { state } : {}) } : null);
  }
  for (const deed of DEEDS) page.addEventListener(deed, hold, true);
  for (const press of PRESSES) page.addEventListener(press, (event) => event.stopPropagation(), true);
}

/** Marks the sample that was clicked; the first of its form where another way led there. */
export function markSample(page: Document, selected: Selected | null): void {
  const open = selected?.form === 'panel' ? samplesOf(page, selected)[Number(selected['nth'] ?? 0)] : undefined;
  for (const sample of page.querySelectorAll(SAMPLE)) sample.classList.toggle(IS_SELECTED, sample === open);
}
