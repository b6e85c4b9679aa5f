import { readLength } from './length.ts';
import { argumentsOf, splitCss } from './split-css.ts';

/** A colour of a gradient, and where it stands in per cent. */
export interface Stop {
  color: string;
  at: number;
}

/** A gradient along a line. */
export interface Gradient {
  /** Degrees from 0 to 360; 0 goes up, 90 to the right. */
  angle: number;
  /** At least two. */
  stops: Stop[];
}

/** Pixels by which a stop is dragged up or down until it goes. */
export const AWAY = 30;
/** So many stops stay. */
const FEWEST = 2;
/** Degrees of a gradient that says none. */
const DOWN = 180;

const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|[a-z][a-z-]*\(.*\))$/i;

/** What a gradient begins with. */
export const FIRST_GRADIENT: Gradient = {
  angle: 90,
  stops: [
    { color: '#ffffff', at: 0 },
    { color: '#000000', at: 100 },
  ],
};

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Degrees from 0 to 360. */
export const wholeAngle = (angle: number): number => (Number.isNaN(angle) ? 0 : clamp(Math.round(angle), 0, 360));

function readStop(text: string): { color: string; at: number | undefined } | undefined {
  const [color = '', place, ...rest] = splitCss(text, ' ');
  if (!COLOR.test(color) || rest.length > 0) return undefined;
  if (place === undefined) return { color, at: undefined };
  const length = readLength(place);
  return length?.unit === '%' ? { color, at: length.number } : undefined;
}

/** Stops without a place share the room between those that have one, as CSS says. */
function placed(stops: readonly { color: string; at: number | undefined }[]): Stop[] {
  const last = stops.length - 1;
  const known = stops.map(({ at }, index) => at ?? (index === 0 ? 0 : index === last ? 100 : undefined));
  return stops.map(({ color }, index) => {
    const at = known[index];
    if (at !== undefined) return { color, at };
    const from = known.findLastIndex((place, other) => other < index && place !== undefined);
    const to = known.findIndex((place, other) => other > index && place !== undefined);
    const [start, end] = [known[from]!, known[to]!];
    return { color, at: start + ((end - start) * (index - from)) / (to - from) };
  });
}

/** A gradient along a line with an angle in degrees and places in per cent; undefined for any other text. */
export function readGradient(text: string): Gradient | undefined {
  const inside = argumentsOf(text, 'linear-gradient');
  if (inside === undefined) return undefined;
  const [first = '', ...others] = splitCss(inside, ',');
  const angle = readLength(first);
  if (angle && angle.unit !== 'deg') return undefined;
  const stops = (angle ? others : [first, ...others]).map(readStop);
  if (stops.length < FEWEST || stops.includes(undefined)) return undefined;
  const degrees = angle?.number ?? DOWN;
  const turned = degrees >= 0 && degrees <= 360 ? degrees : ((degrees % 360) + 360) % 360;
  return { angle: turned, stops: placed(stops as { color: string; at: number | undefined }[]) };
}

/** A gradient as theme data have it. Its stops stand in their order. */
export function writeGradient({ angle, stops }: Gradient): string {
  const written = [...stops].sort((one, other) => one.at - other.at).map(({ color, at }) => `${color} ${at}%`);
  return `linear-gradient(${angle}deg,${written.join(',')})`;
}

/** The stop moved to another place, from 0 to 100, in whole numbers. */
export const moveStop = (stops: readonly Stop[], index: number, at: number): Stop[] =>
  stops.map((stop, other) => (other === index ? { ...stop, at: clamp(Math.round(at), 0, 100) } : stop));

/** The stops without one of them. Two stay. */
export const withoutStop = (stops: readonly Stop[], index: number): Stop[] =>
  stops.length > FEWEST ? stops.filter((_, other) => other !== index) : [...stops];

/** Whether a stop that was dragged so far up or down goes. */
export const isDraggedAway = (stops: readonly Stop[], distance: number): boolean =>
  Math.abs(distance) > AWAY && stops.length > FEWEST;

/** The stops with one more, in the colour of the nearest. */
export function withStop(stops: readonly Stop[], at: number): Stop[] {
  const place = clamp(Math.round(at), 0, 100);
  const [nearest] = [...stops].sort((one, other) => Math.abs(one.at - place) - Math.abs(other.at - place));
  return [...stops, { color: nearest?.color ?? '#000000', at: place }];
}

/** Whether a text is a gradient of any kind. */
export const isGradient = (text: string): boolean =>
  /^(?:repeating-)?(?:linear|radial|conic)-gradient\(/i.test(text.trim());
