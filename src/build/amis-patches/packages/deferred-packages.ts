import type { Plugin } from 'vite';

const PREFIX = '\0pagewright:deferred:';
const INSTALL = 'virtual:deferred-packages';

interface Deferred {
  /** Only these modules, or folders of modules, see the stand-in; lazily loaded code imports the package itself. */
  importers: string[];
  /** Module that the stand-in calls once it is there. */
  real: string;
  /** Export that is stood in for. */
  name: string;
  /** Methods whose calls may be dropped until then, because amis repeats them with every render. */
  repeated?: string[];
}

/**
 * Packages that amis's core imports for rare features: dates, suggestions, dragging, shortcuts, saving. The first screens use
 * none of them, and together they weigh about 50 kB.
 */
export const DEFERRED: Record<string, Deferred> = {
  // The alias in package-aliases.ts has already turned `moment` into its file.
  'moment/moment.js': {
    importers: ['amis-core/esm/', 'amis-formula/esm/'],
    real: 'moment/moment.js',
    name: 'default',
    repeated: ['locale'],
  },
  'match-sorter': {
    importers: [
      'amis-core/esm/utils/helper.js',
      'amis/esm/renderers/Form/InputText.js',
      'amis/esm/renderers/Table/HeadCellFilterDropdown.js',
    ],
    real: 'match-sorter',
    name: 'matchSorter',
  },
  downshift: { importers: ['amis/esm/renderers/Form/InputText.js'], real: 'downshift', name: 'default' },
  'file-saver': { importers: ['amis-core/esm/RootRenderer.js'], real: 'file-saver', name: 'saveAs' },
  'hotkeys-js': { importers: ['amis/esm/renderers/Action.js'], real: 'hotkeys-js', name: 'default' },
  sortablejs: {
    importers: [
      'amis-ui/esm/components/Tabs.js',
      'amis/esm/renderers/Table/index.js',
      'amis/esm/renderers/Table/ColumnToggler.js',
    ],
    real: 'sortablejs',
    name: 'default',
  },
  'react-draggable': {
    importers: ['amis-ui/esm/components/DndContainer.js'],
    real: 'react-draggable',
    name: 'default',
  },
};

/**
 * Puts a stand-in in the place of each package above. `virtual:deferred-packages` brings the real ones and connects
 * them; `src/host/renderers/rare-features.ts` knows which pages need them. Before that a call throws and names the package.
 * In development and in tests amis has the packages at once.
 */
export function deferredPackages(): Plugin {
  let isBuild = false;
  return {
    name: 'pagewright:deferred-packages',
    enforce: 'pre',
    config(_, { command }) {
      isBuild = command === 'build';
    },
    resolveId(id, importer) {
      if (id === INSTALL) return `\0${INSTALL}`;
      if (!isBuild || id.startsWith(PREFIX)) return isBuild ? id : null;
      const deferred = DEFERRED[id];
      return deferred?.importers.some((from) => importer?.includes(`/${from}`)) ? PREFIX + id : null;
    },
    load(id) {
      if (id === `\0${INSTALL}`) return isBuild ? installAll() : '';
      return id.startsWith(PREFIX) ? standIn(id.slice(PREFIX.length)) : null;
    },
  };
}

function standIn(name: string): string {
  const { name: exported, repeated = [] } = DEFERRED[name]!;
  return `let real;
const repeated = ${JSON.stringify(repeated)};
const need = () => {
  if (!real) throw new Error('${name} is not loaded yet');
  return real;
};
const stand = new Proxy(function () {}, {
  apply: (_, self, args) => Reflect.apply(need(), self, args),
  construct: (_, args, target) => Reflect.construct(need(), args, target === stand ? need() : target),
  get: (_, key) => (!real && repeated.includes(key) ? () => undefined : need()[key]),
});
export const connect = (value) => { real = value; };
export { stand as ${exported} };`;
}

function installAll(): string {
  return Object.entries(DEFERRED)
    .map(([id, { real, name }], index) =>
      [
        `import ${name === 'default' ? `real${index}` : `{ ${name} as real${index} }`} from '${real}';`,
        `import { connect as connect${index} } from '${PREFIX}${id}';`,
        `connect${index}(real${index});`,
      ].join('\n'),
    )
    .join('\n');
}
