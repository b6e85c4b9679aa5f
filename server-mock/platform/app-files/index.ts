export type { AppContent } from './app-content.ts';
export { type Bringing, bringApp, type NewApp, type NewLevel } from './bring-app.ts';
export { contentOf } from './export-app.ts';
export { moveAddress } from './moved-address.ts';
