import light from '../../../schemas/theme/platform.json' with { type: 'json' };
import darker from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import antd from '../../../schemas/theme/presets/antd.json' with { type: 'json' };
import contrast from '../../../schemas/theme/presets/contrast.json' with { type: 'json' };
import cxd from '../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import type { Theme } from '../../../src/types/generated/theme.ts';

const house = light as Theme;
const ofDark = darker as Theme;

/** The dark look as a whole theme: what it does not say is as in the light one. */
const dark: Theme = {
  config: ofDark.config,
  global: { ...house.global, ...ofDark.global, colors: { ...house.global.colors, ...ofDark.global.colors } },
  component: ofDark.component,
};

/** The shipped themes by name, in the order in which they are offered. Nobody changes them. */
export const presets: ReadonlyMap<string, Theme> = new Map([
  ['light', house],
  ['dark', dark],
  ['cxd', cxd as unknown as Theme],
  ['antd', antd as unknown as Theme],
  ['contrast', contrast as Theme],
]);
