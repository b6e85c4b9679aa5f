import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rules from '../../../../schemas/theme/fields.json' with { type: 'json' };
import { findProjectRoot } from '../../../../server-mock/kernel/program/project-root.ts';
import { baseOf } from '../../../../src/theme/data/house.ts';
import { pathOf, withValue } from '../../../../src/theme/editing/paths.ts';
import { house } from '../../../../src/theme/editing/whole-theme.ts';
import { borderKey, CORNERS, radiusKey, SIDES, spaceKey } from '../../../../src/theme/inputs/values/members.ts';
import { expandForm, kindOf, kindsOf, type PanelWords, sectionsOf } from '../../../../src/theme/panels/expand.ts';
import type { Panel, PanelField } from '../../../../src/theme/panels/panel.ts';
import type { Theme } from '../../../../src/types/generated/theme.ts';

const folder = join(findProjectRoot(), 'schemas/theme/panels');

/** The names of all panels. */
export const PANELS = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

/** What stands in the file of a panel. */
export const panelOf = (name: string): Panel => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** One value that a panel lets people choose. */
export interface Offered {
  /** What to call it where it fails. */
  name: string;
  form: string;
  index: number;
  state: string | undefined;
  /** What sort of value it takes. */
  takes: string;
  modes: readonly string[];
  /** The theme with this value. */
  set(theme: Theme, value: string): Theme;
}

const WORDS: PanelWords = { state: '', states: {}, labels: {} };

/** Values within a field that have names of their own, as its input shows them; undefined for a field of one value. */
function partsOf(field: PanelField): string[] | undefined {
  const kind = kindOf(field);
  const parts = field.parts ?? (rules.nodes as Record<string, { parts?: string[] }>)[kind]?.parts;
  const corners = CORNERS.map(radiusKey);
  if (kind === 'radius') return corners;
  if (kind === 'border')
    return (parts ?? ['width', 'style', 'color']).flatMap((part) =>
      part === 'radius' ? corners : SIDES.map((side) => borderKey(side, part)),
    );
  if (kind === 'spacing')
    return (parts ?? ['padding', 'margin']).flatMap((part) =>
      SIDES.map((side) => spaceKey(part as 'padding' | 'margin', side)),
    );
  if (kind === 'font') return parts ?? ['color', 'fontSize', 'fontWeight', 'lineHeight'];
  return parts;
}

/** What a part of a field, or a field of this kind, takes. */
function takesOf(kind: string, part: string | undefined): string {
  if (part === undefined) return kind;
  return /border-(?:width|style)$/.exec(part)?.[0] ?? part.replace(/.*(color)$/, '$1');
}

/** The values that a panel offers, for each form, kind, state and part. */
export function offeredBy(panel: Panel): Offered[] {
  const theme: Theme = { config: { name: '' }, global: {}, component: {} };
  const values = baseOf(theme);
  return Object.entries(panel.forms).flatMap(([form, definition]) => {
    const list = definition.own ?? definition.each;
    const kinds = list ? kindsOf(theme, house, panel, list) : [];
    const indexes = list ? kinds.map((_, index) => index) : [0];
    return indexes.flatMap((index) => {
      const expanded = expandForm(panel, form, { index, kinds, values, words: WORDS })!;
      const sections = sectionsOf(definition, { index: String(index), type: kinds[index]?.type ?? '' });
      return sections.flatMap(({ at, fields, state }) =>
        fields.flatMap((field) =>
          (partsOf(field) ?? [undefined]).map((part) => {
            const place = [...pathOf(at), 'body', field.prop, ...(part === undefined ? [] : [part])];
            return {
              name: `${form}[${index}]${state ? ` ${state}` : ''}: ${place.join('.')}`,
              ...{ form, index, state },
              takes: takesOf(kindOf(field), part),
              modes: (part === undefined && field.modes) || [],
              set: (into: Theme, value: string) =>
                withValue(expanded.prepare(into, place), [...pathOf(expanded.at), ...place], value),
            };
          }),
        ),
      );
    });
  });
}
