import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const REST = 'virtual:amis-icons-rest';
const REGISTRATION = /^registerIcon\('([^']+)', (Svg\w+)\);$/gm;
const IMPORT = /import (Svg\w+) from '\.\.\/icons\/([^']+)\.js'/g;

/** Icons that forms, messages and simple containers show; everything else arrives with `virtual:amis-icons-rest`. */
const EARLY_ICONS = new Set([
  'alert-danger',
  'alert-fail',
  'alert-info',
  'alert-success',
  'alert-warning',
  'check',
  'close',
  'close-small',
  'down-arrow-bold',
  'fail',
  'input-clear',
  'invisible',
  'left-arrow',
  'loading-outline',
  'question',
  'question-mark',
  'reload',
  'right-arrow',
  'right-arrow-bold',
  'status-close',
  'success',
  'view',
  'warning',
  'warning-mark',
]);

/** Splits the 110 drawings that amis-ui registers at start into a small early set and a module loaded later. */
export function iconSubset(): Plugin {
  return {
    name: 'pagewright:icon-subset',
    enforce: 'pre',
    resolveId: (id) => (id === REST ? `\0${REST}` : null),
    async load(id) {
      if (id !== `\0${REST}`) return null;
      const icons = await this.resolve('amis-ui/lib/components/icons');
      if (!icons) throw new Error('icon subset: amis-ui no longer exports its icons');
      return registerRest(readFileSync(icons.id, 'utf8'));
    },
    transform: {
      filter: { id: /amis-ui\/esm\/components\/icons\.js$/ },
      handler: (code) => ({
        code: code.replace(REGISTRATION, keepEarly),
        map: null,
      }),
    },
  };
}

/** Drawings that only the rest uses, as file names such as `folder.svg.js`. */
export function restDrawings(): Set<string> {
  const code = readFileSync(require.resolve('amis-ui').replace(/lib\/index\.js$/, 'esm/components/icons.js'), 'utf8');
  const files = [...code.matchAll(IMPORT)].map((match) => [match[1]!, `${match[2]!}.js`] as const);
  const early = code.replace(IMPORT, '').replace(REGISTRATION, keepEarly);
  return new Set(files.filter(([drawing]) => !new RegExp(`\\b${drawing}\\b`).test(early)).map(([, file]) => file));
}

const keepEarly = (line: string, name: string): string => (EARLY_ICONS.has(name) ? line : '');

/** The module that registers what `EARLY_ICONS` left out, from the source of amis-ui's icon list. */
export function registerRest(code: string): string {
  const files = new Map([...code.matchAll(IMPORT)].map((match) => [match[1]!, match[2]!]));
  const rest = [...code.matchAll(REGISTRATION)].filter((match) => !EARLY_ICONS.has(match[1]!));
  if (rest.length < 50) throw new Error(`icon subset: amis-ui changed shape (${rest.length} icons left)`);
  const drawings = [...new Set(rest.map((match) => match[2]!))];
  return [
    "import { registerIcon } from 'amis-ui/lib/components/icons';",
    ...drawings.map((name) => `import ${name} from 'amis-ui/lib/icons/${files.get(name)}';`),
    ...rest.map((match) => `registerIcon('${match[1]}', ${match[2]});`),
  ].join('\n');
}
