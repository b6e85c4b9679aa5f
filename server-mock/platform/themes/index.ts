export { type InForce, MOST_INLINE, themeOfVisit } from './in-force.ts';
