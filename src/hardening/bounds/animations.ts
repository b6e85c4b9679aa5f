type Moves = Record<string, unknown>;
type Path = readonly string[];

/** Animations as a tenant's page may have them, and the paths of what was taken out of them. */
export interface BoundedAnimations {
  kept: unknown;
  refused: Path[];
}

/** The key frames that amis brings. */
const MOVES =
  /^(?:(?:back|bounce|fade|flip|lightSpeed|roll|rotate|slide|zoom)(?:In|Out)(?:Up|Down|Left|Right|Top|Bottom|Big|X|Y)*|hover[A-Z][a-zA-Z]*|bounce|flash|flip|headShake|heartBeat|hinge|jackInTheBox|jello|pulse|rubberBand|shakeX|shakeY|swing|tada|wobble)$/;

const isObject = (value: unknown): value is Moves =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a number within bounds; a text would be written as it stands. */
const within =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most;

const isSwitch = (value: unknown): boolean => typeof value === 'boolean';

/** What amis reads of one animation. Times are in seconds; shorter ones flicker. */
const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => typeof value === 'string' && MOVES.test(value),
  duration: within(0.3, 10),
  delay: within(0, 10),
  repeat: (value) => isSwitch(value) || within(1, 10)(value),
  inView: isSwitch,
  outView: isSwitch,
};

const MOMENTS = new Set(['enter', 'attention', 'hover', 'exit']);

/**
 * The animations of a tenant's node with known names and numbers alone. amis writes them into a style sheet of the document as they
 * stand, so that any other text brings rules of its own. The checker refuses what is taken out here.
 */
export function boundedAnimations(value: unknown): BoundedAnimations {
  if (!isObject(value)) return { kept: undefined, refused: [[]] };
  const refused: Path[] = [];
  const kept: Moves = {};
  for (const [moment, move] of Object.entries(value)) {
    if (!MOMENTS.has(moment) || !isObject(move) || !PARTS['type']?.(move['type'])) {
      refused.push(isObject(move) && 'type' in move && MOMENTS.has(moment) ? [moment, 'type'] : [moment]);
      continue;
    }
    const wrong = Object.keys(move).filter((part) => !Object.hasOwn(PARTS, part) || !PARTS[part]?.(move[part]));
    refused.push(...wrong.map((part) => [moment, part]));
    kept[moment] = Object.fromEntries(Object.entries(move).filter(([part]) => !wrong.includes(part)));
  }
  return { kept: refused.length > 0 ? kept : value, refused };
}
