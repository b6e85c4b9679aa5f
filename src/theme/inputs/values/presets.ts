/** Values that a person keeps in this browser, by kind. */
export interface Presets {
  colors: string[];
  linearGradient: string[];
  img: string[];
}

export type PresetKind = keyof Presets;

const KEY = 'presetColors';
/** So many are kept of each kind. */
export const MOST_PRESETS = 8;

const KINDS = ['colors', 'linearGradient', 'img'] as const;

/** The presets of this browser; none where its storage cannot be read. */
export function readPresets(storage: Pick<Storage, 'getItem'> = localStorage): Presets {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(KEY) ?? '{}');
  } catch {
    kept = {};
  }
  const listOf = (kind: PresetKind): string[] => {
    const list = (kept as Partial<Record<PresetKind, unknown>> | null)?.[kind];
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, MOST_PRESETS) : [];
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, listOf(kind)])) as unknown as Presets;
}

/** The list with one more at its front. It is in it once, and the oldest goes when there are too many. */
export const withPreset = (list: readonly string[], value: string): string[] =>
  [value, ...list.filter((other) => other !== value)].slice(0, MOST_PRESETS);

/** Keeps a changed list of presets. Other lists, and what other tools keep beside them, stay. */
export function keepPresets(kind: PresetKind, list: readonly string[], storage: Storage = localStorage): void {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    storage.setItem(KEY, JSON.stringify({ ...readPresets(storage), ...(all as object), [kind]: list }));
  } catch {
    // A browser that keeps nothing shows the presets until the page is left.
  }
}
