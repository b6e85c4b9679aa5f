export { type SharedScreen, sharedScreen, sharedText } from './shared.ts';
