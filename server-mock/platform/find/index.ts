export { folded } from './folded.ts';
export { noteOpened, openedIn } from './opened.ts';
