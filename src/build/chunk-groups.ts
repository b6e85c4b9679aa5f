import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { restDrawings } from './amis-patches/amis-ui/icons.ts';

/**
 * Modules that the amis packages name statically but whose use is lazy; the bundler counts them as needed at once.
 */
const LAZY =
  /amis-core\/esm\/(store\/(crud|table2?|list|pagination|app)|utils\/attachmentAdpator)\.js$|node_modules\/(file-saver|moment|downshift|match-sorter|remove-accents|sortablejs|react-draggable|hotkeys-js|compute-scroll-into-view)\//;

const lateIcons = restDrawings();

/** Style sheets stay with the module that asks for them. */
const STYLES = /\.css(\?|$)/;

const isLate = (id: string): boolean =>
  STYLES.test(id) || LAZY.test(id) || (id.includes('/amis-ui/esm/icons/') && lateIcons.has(basename(id)));

const isEarly = (id: string): boolean => /node_modules|rolldown|\0/.test(id) && !isLate(id);

/**
 * What every document needs at once travels in three files: one that changes with React and mobx, one with amis,
 * one with the host. Left alone, the bundler would make about sixty files of it, each with its own request.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    tags: ['$initial'],
    priority: 3,
    includeDependenciesRecursively: false,
    test: /node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|mobx-state-tree|history)[\\/]/,
  },
  { name: 'amis', tags: ['$initial'], priority: 2, includeDependenciesRecursively: false, test: isEarly },
  {
    name: 'host',
    tags: ['$initial'],
    priority: 1,
    includeDependenciesRecursively: false,
    test: /\/(src\/(api|hardening|host|i18n|isolation|accessibility|reach|requests|routes|screens|state)\/|renderers\/).*\.tsx?$/,
  },
];
