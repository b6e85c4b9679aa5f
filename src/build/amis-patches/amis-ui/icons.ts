import type { Plugin } from 'vite';
import { readModule } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const module = 'amis-ui/esm/components/icons.js';

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

/** What amis-ui does with each icon of a style: it reads the style, and fills the element before it reads the next one. */
const ONE_BY_ONE = /var domStyle = getComputedStyle\(dom\);\s+var svgStr = domStyle\.getPropertyValue\('content'\);/;
const FILL = /(dom\.style\.display = '';\s+\}\s+\})(\s+\}\s+\};)/;

/** Reads the styles of all icons that React has added together, and then fills them. */
const TOGETHER = `
let waiting = [];
function withContent(dom, fill) {
  if (waiting.push([dom, fill]) > 1) return;
  queueMicrotask(() => {
    const all = waiting;
    waiting = [];
    const contents = all.map(([dom]) => getComputedStyle(dom).getPropertyValue('content'));
    all.forEach(([, fill], at) => fill(contents[at]));
  });
}
`;

/**
 * Of the 110 drawings that amis-ui registers at start a small early set stays; the others come with a module of their own. Icons of
 * styles, such as those of check boxes, are filled together: one by one, the browser works out all styles of the page for each.
 */
export const icons: ModulePatch = {
  module,
  change(code) {
    restOf(code);
    if (!ONE_BY_ONE.test(code) || !FILL.test(code))
      throw new Error('the module changed shape, icons are filled otherwise');
    const together = code.replace(ONE_BY_ONE, 'withContent(dom, (svgStr) => {').replace(FILL, '$1 });$2');
    return together.replace(REGISTRATION, keepEarly) + TOGETHER;
  },
};

/** Provides the module that registers the others, as `virtual:amis-icons-rest`. */
export const restIcons = (): Plugin => ({
  name: 'pagewright:rest-icons',
  enforce: 'pre',
  resolveId: (id) => (id === REST ? `\0${REST}` : null),
  load: (id) => (id === `\0${REST}` ? registerRest(readModule(module)) : null),
});

/** Drawings that only the rest uses, as file names such as `folder.svg.js`. */
export function restDrawings(): Set<string> {
  const code = readModule(module);
  const files = [...code.matchAll(IMPORT)].map((match) => [match[1]!, `${match[2]!}.js`] as const);
  const early = code.replace(IMPORT, '').replace(REGISTRATION, keepEarly);
  return new Set(files.filter(([drawing]) => !new RegExp(`\\b${drawing}\\b`).test(early)).map(([, file]) => file));
}

const keepEarly = (line: string, name: string): string => (EARLY_ICONS.has(name) ? line : '');

/** The registrations that `EARLY_ICONS` leaves out: name and drawing. */
function restOf(code: string): RegExpExecArray[] {
  const rest = [...code.matchAll(REGISTRATION)].filter((match) => !EARLY_ICONS.has(match[1]!));
  if (rest.length < 50) throw new Error(`the module changed shape, ${rest.length} icons are left`);
  return rest;
}

/** The module that registers what `EARLY_ICONS` left out, from the source of amis-ui's icon list. */
export function registerRest(code: string): string {
  const files = new Map([...code.matchAll(IMPORT)].map((match) => [match[1]!, match[2]!]));
  const rest = restOf(code);
  const drawings = [...new Set(rest.map((match) => match[2]!))];
  return [
    "import { registerIcon } from 'amis-ui/lib/components/icons';",
    ...drawings.map((name) => `import ${name} from 'amis-ui/lib/icons/${files.get(name)}';`),
    ...rest.map((match) => `registerIcon('${match[1]}', ${match[2]});`),
  ].join('\n');
}
