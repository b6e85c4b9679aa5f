import { house } from '../theme/editing/whole-theme.ts';
import { kindsOf } from '../theme/panels/expand.ts';
import type { Kind, Panel } from '../theme/panels/panel.ts';
import type { Theme } from '../types/generated/theme.ts';

/** The kinds in a list of a component, such as the types of buttons: those that its panel names, else those of a theme, else the platform's own. */
export const houseKinds = (theme: Pick<Theme, 'component'>, panel: Panel, list: string): Kind[] =>
  kindsOf(theme, house, panel, list);
