export { DOCUMENTS_AT_ONCE, type PurgeParts, purgeInTurn } from './purge.ts';
export { removedIn, requireRoomForRemoved, setRemoved, setRestored, shownRemoved } from './things.ts';
