import type { AppFile } from '../../../src/types/generated/contracts/app-files.ts';

/** What a file says of an app. */
export type AppContent = Pick<AppFile, 'address' | 'app' | 'pages' | 'collections' | 'screens' | 'theme' | 'themes'>;
