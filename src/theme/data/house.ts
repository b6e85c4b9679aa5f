import defaults from '../../../schemas/theme/defaults.json' with { type: 'json' };
import light from '../../../schemas/theme/platform.json' with { type: 'json' };
import dark from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import stock from '../../../schemas/theme/stock.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { themeValues, type Values } from './theme-css.ts';

const houseLight = light as Theme;
const houseDark = dark as Theme;
let known: { light: Values; dark: Values } | undefined;

/** What is in force on a page without a theme: amis's values, also of variables that only our rules read, below those of the platform, for a light theme or a dark one. */
export function baseOf({ config }: Pick<Theme, 'config'>): Values {
  known ??= made();
  return config.isDark ? known.dark : known.light;
}

function made() {
  const inLight = new Map([...Object.entries({ ...defaults, ...stock }), ...themeValues(houseLight)]);
  return { light: inLight, dark: new Map([...inLight, ...themeValues(houseDark)]) };
}
