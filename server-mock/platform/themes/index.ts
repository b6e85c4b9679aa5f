export { type InForce, MOST_INLINE, themeOfVisit } from './in-force.ts';
export { presets } from './presets.ts';
export { pageOfTheme, screenOfTheme, themeOfPage } from './stored-page.ts';
