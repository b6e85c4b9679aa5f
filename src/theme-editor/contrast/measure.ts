import { faintest, leastFor, nearestPassing, ratioOf, type Seen, writtenRatio } from '../../theme/data/contrast.ts';
import type { FieldPlace } from '../../theme/panels/places.ts';
import { type DrawnText, STAGE, textsIn } from './drawn-texts.ts';
import { fieldsBehind, withSheet } from './fields-behind.ts';

/** A text of a sample that is too faint. */
export interface FaintText {
  /** Its place in the list. */
  id: number;
  /** What opens the form for it. */
  part: string;
  index: number;
  state: string;
  group?: number;
  /** The sample, its state and the group of its field, as they are called. */
  name: string;
  text: string;
  ratio: string;
  /** The contrast that it needs. */
  least: number;
  color: string;
  background: string;
  /** Where the colour stands in the theme; absent where no field gives it. */
  field?: string;
  /** The nearest colour that passes for all texts of the field. Absent if no field sets the colour, or no colour passes. */
  nearest?: string;
}

/** What was found in the samples of a component. */
export interface PanelContrast {
  faint: FaintText[];
  /** Faint texts of disabled states: nothing is asked of them. */
  exempt: number;
  /** Texts that stand on a picture: nothing is measured of them. */
  pictured: number;
}

/** Stops transitions and animations during a measurement: they would show colours between two values. */
const STILL = '*,*::before,*::after{transition:none!important;animation:none!important}';
const MARK = 'themeFaint';
const LONGEST = 40;

interface Judged {
  /** The component. */
  panel: string;
  drawn: DrawnText;
  seen: Seen;
  ratio: number;
  least: number;
  state: HTMLElement;
}

const isFaint = ({ ratio, least }: Judged): boolean => ratio < least;

const panelOf = (state: HTMLElement): string | undefined =>
  state.closest<HTMLElement>('[data-theme-form]')!.dataset['themePanel'];

function judged(drawn: DrawnText, state: HTMLElement, ground: string): Judged {
  const found = faintest(drawn.grounds, drawn.color(), ground);
  return {
    panel: panelOf(state) ?? '',
    drawn,
    seen: found,
    ratio: ratioOf(found),
    least: leastFor(drawn.size, drawn.weight),
    state,
  };
}

/** The nearest colour in which all texts of a field can be read. */
const nearestFor = (worst: Judged, ofField: readonly Judged[], ground: string): string | undefined =>
  nearestPassing(worst.seen.color, (color) =>
    ofField.every(({ drawn, least }) => ratioOf(faintest(drawn.grounds, color, ground)) >= least),
  );

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function entryOf(
  { drawn, seen: { color, background }, ratio, least, state }: Judged,
  place: FieldPlace | undefined,
): Omit<FaintText, 'id'> {
  const sample = state.closest<HTMLElement>('[data-theme-form]')!;
  const stateName = state.querySelector('.pw-theme-sample-word')?.textContent;
  return {
    part: place?.part ?? sample.dataset['themeForm']!,
    index: place?.index ?? Number(sample.dataset['themeIndex'] ?? 0),
    state: place?.state ?? state.dataset['themeState']!,
    ...(place ? { group: place.group, field: place.field } : {}),
    name: [sample.getAttribute('aria-label'), stateName, place?.title].filter(Boolean).join(' – '),
    text: clipped(drawn.text),
    ratio: writtenRatio(ratio),
    least,
    color,
    background,
  };
}

/** Marks the states of samples that have a faint text with the worst of their contrasts. */
function mark(states: readonly HTMLElement[], faint: readonly Judged[]): void {
  for (const state of states) {
    const ratios = faint.filter((each) => each.state === state).map(({ ratio }) => ratio);
    if (ratios.length === 0) delete state.dataset[MARK];
    else state.dataset[MARK] = writtenRatio(Math.min(...ratios));
  }
}

/** The faint texts of a component, the faintest first: of each field and state one. */
function entriesOf(
  faint: readonly Judged[],
  asked: readonly Judged[],
  fields: ReadonlyMap<DrawnText, FieldPlace>,
  ground: string,
): FaintText[] {
  const shown = new Map<string, Omit<FaintText, 'id'>>();
  for (const each of faint) {
    const place = fields.get(each.drawn);
    const entry = entryOf(each, place);
    const key = `${entry.name} ${place?.field ?? `${entry.color} ${entry.background}`}`;
    if (shown.has(key)) continue;
    const ofField = asked.filter(({ drawn }) => place && fields.get(drawn) === place);
    const nearest = place && nearestFor(each, ofField, ground);
    shown.set(key, nearest ? { ...entry, nearest } : entry);
  }
  return [...shown.values()].map((entry, id) => ({ ...entry, id }));
}

/**
 * The texts of the samples in a document that are too faint to be read, by component: of each field and state the faintest.
 * @param placesOf the fields of each component that is looked at, by their variables
 * @param ground what is behind the page
 */
export function measure(
  page: Document,
  placesOf: ReadonlyMap<string, ReadonlyMap<string, FieldPlace>>,
  ground: string,
): Map<string, PanelContrast> {
  return withSheet(page, STILL, () => {
    const states = [...page.querySelectorAll<HTMLElement>('[data-theme-form] [data-theme-state]')];
    const texts = states.flatMap((state) =>
      [...state.querySelectorAll(STAGE)].flatMap((stage) => textsIn(stage).map((text) => [state, text] as const)),
    );
    const isPictured = ([, { grounds }]: (typeof texts)[number]) => grounds.length === 0;
    const all = texts.flatMap((each) => (isPictured(each) ? [] : [judged(each[1], each[0], ground)]));
    const asked = all.filter(({ panel, drawn }) => !drawn.isDisabled && placesOf.has(panel));
    const faint = asked.filter(isFaint).sort((one, other) => one.ratio - other.ratio);
    mark(states, faint);
    const found = new Set(faint.map(({ panel }) => panel));
    const fields = fieldsBehind(
      page,
      asked.flatMap(({ panel, drawn }) => (found.has(panel) ? [[drawn, placesOf.get(panel)!] as const] : [])),
    );
    return new Map(
      [...placesOf.keys()].map((key) => {
        const isOwn = ({ panel }: Judged) => panel === key;
        const exempt = all.filter((each) => isOwn(each) && each.drawn.isDisabled && isFaint(each)).length;
        const pictured = texts.filter((each) => panelOf(each[0]) === key && isPictured(each)).length;
        return [key, { faint: entriesOf(faint.filter(isOwn), asked.filter(isOwn), fields, ground), exempt, pictured }];
      }),
    );
  });
}
