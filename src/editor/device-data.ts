import { isDark } from '../theme/is-dark.ts';

/** Pixels of a window below which it is narrow. */
const ROOM = 768;

/** What the editor's pages begin with: how pages look here, and how much room there is. */
export const deviceData = () => ({ narrow: window.innerWidth < ROOM, dark: isDark() });
