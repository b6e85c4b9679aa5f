import { customStyles } from '../../../src/theme/custom/custom-css.ts';
import { contrast, readHex } from '../../../src/theme/data/color.ts';
import { baseOf } from '../../../src/theme/data/house.ts';
import { addedRules, resolved, themeDeclarations, themeRule, themeValues } from '../../../src/theme/data/theme-css.ts';
import { declarationsWith, LOOK_SWITCH } from '../../../src/theme/data/with-twin.ts';
import type { Sample } from '../../../src/types/generated/contracts/themes.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';
import { contentVersion } from '../../kernel/events/content-tag.ts';

/** What browsers get of a theme. */
export interface Sheet {
  css: string;
  /** The variables in it. */
  declarations: ReadonlyMap<string, string>;
  /** Short, and another one after every change. */
  tag: string;
  isDark: boolean;
  sample: Sample;
}

const made = new WeakMap<Theme, { sheet: Sheet; twin: Theme | undefined }>();

/** The style sheet of a theme, made once for the same data. @param twin what readers in the dark look get of a light one */
export function sheetOf(theme: Theme, twin?: Theme): Sheet {
  const known = made.get(theme);
  if (known && known.twin === twin) return known.sheet;
  const declarations = twin ? declarationsWith(theme, twin) : themeDeclarations(theme, baseOf(theme));
  const css =
    (twin ? LOOK_SWITCH : '') + themeRule(declarations) + addedRules(theme, declarations) + customStyles(theme).css;
  const isDark = theme.config.isDark === true;
  const sheet = { css, declarations, tag: contentVersion(css + isDark).toString(36), isDark, sample: sampleOf(theme) };
  made.set(theme, { sheet, twin });
  return sheet;
}

const LENGTH = /^[\d.]+(?:px|rem|em|%)$/;

function sampleOf(theme: Theme): Sample {
  const values = new Map([...baseOf(theme), ...themeValues(theme)]);
  const value = (name: string) => resolved(values.get(name) ?? '', values);
  const color = (name: string) => readHex(value(name)) ?? 'transparent';
  const brand = color('--colors-brand-5');
  const radius = value('--borders-radius-3');
  return {
    brand,
    onBrand: readHex(brand) && contrast(brand, '#ffffff') >= 3 ? '#ffffff' : '#16181d',
    text: color('--colors-neutral-text-2'),
    quiet: color('--colors-neutral-text-5'),
    ground: color('--colors-neutral-fill-10'),
    panel: color('--colors-neutral-fill-11'),
    line: color('--colors-neutral-line-8'),
    radius: LENGTH.test(radius) ? radius : '4px',
  };
}
