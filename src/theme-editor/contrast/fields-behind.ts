import { bridgeRules } from '../../theme/data/bridge-rules.ts';
import { readHex } from '../../theme/data/color.ts';
import { themeRule } from '../../theme/data/theme-css.ts';
import type { FieldPlace } from '../../theme/panels/places.ts';
import { showStatesIn } from '../show-states.ts';
import type { DrawnText } from './drawn-texts.ts';

/** The first of the colours that fields get for a moment; each field gets one that no other has. */
const FIRST = 0x01f0a1;
const DISTANCE = 0x101;

/** Does something while a document has a further sheet, and before anything of it is painted: its colours do not fade out afterwards, either. */
export function withSheet<Result>(page: Document, css: string, work: () => Result): Result {
  const sheet = page.createElement('style');
  sheet.textContent = css;
  page.head.append(sheet);
  if (sheet.sheet) showStatesIn(sheet.sheet);
  try {
    return work();
  } finally {
    sheet.remove();
    page.documentElement.getBoundingClientRect();
  }
}

/** A text, and the fields of its component by their variables. */
type Asked = readonly [DrawnText, ReadonlyMap<string, FieldPlace>];

/**
 * The field that colours each text: every field gets a colour of its own for a moment, and the texts say which one they have then. A text
 * that no field of its component colours is left out.
 */
export function fieldsBehind(page: Document, asked: readonly Asked[]): Map<DrawnText, FieldPlace> {
  const values = new Map<string, string>();
  const names = new Map<string, string>();
  for (const places of new Set(asked.map(([, places]) => places)))
    for (const [name, { isColor }] of places) {
      if (!isColor || values.has(name)) continue;
      const color = `#${(FIRST + values.size * DISTANCE).toString(16).padStart(6, '0')}`;
      values.set(name, color);
      names.set(color, name);
    }
  return withSheet(page, themeRule(values) + bridgeRules(values), () => {
    const found = asked.map(
      ([text, places]) => [text, places.get(names.get(readHex(text.color()) ?? '') ?? '')] as const,
    );
    return new Map(found.filter((each): each is readonly [DrawnText, FieldPlace] => each[1] !== undefined));
  });
}
