import type { Plugin } from 'vite';
import { readModule } from '../tools/amis-sources.ts';

const TABLE = 'virtual:amis-renderers';
const EXPECTED_AT_LEAST = 150;

/**
 * amis's list of lazily loaded renderers as a module of our own, made from `amis/esm/minimal.js`. The original also
 * pulls in compatibility code that loads tables, uploads and rich text on every page; what it imports statically
 * (grid, code editors) becomes lazy here. Static fields stay: they are found by a pattern, which lazy loading cannot do.
 */
export function makeRendererTable(): string {
  const source = readModule('amis/esm/minimal.js');
  const start = source.indexOf('registerRenderer({');
  const body = source
    .slice(start)
    .replace(/^\/\/.*\n/gm, '')
    .replace(/import\('\.\/renderers\/([^']+)\.js'\)/g, "import('amis/lib/renderers/$1')");
  const count = body.match(/registerRenderer\(\{/g)?.length ?? 0;
  if (start < 0 || count < EXPECTED_AT_LEAST || body.includes("import('./"))
    throw new Error(`amis/esm/minimal.js changed shape (${count} registrations found)`);
  return `import { registerRenderer } from 'amis-core';\nimport 'amis/lib/renderers/Form/Static';\n${body}\n${madeLazy()}`;
}

function madeLazy(): string {
  const languages = readModule('amis/esm/renderers/Form/Editor.js').match(/availableLanguages = \[([\s\S]*?)\]/)?.[1];
  if (!languages) throw new Error('renderer table: the list of editor languages is gone from amis');
  const types = [...languages.matchAll(/'([^']+)'/g)].map((match) => `${match[1]}-editor`);
  return `registerRenderer({ type: 'grid', getComponent: () => import('amis/lib/renderers/Grid') });
for (const type of ${JSON.stringify([...types, 'js-editor', 'ts-editor', 'editor'])})
  registerRenderer({ type, isFormItem: true, getComponent: () => import('amis/lib/renderers/Form/Editor') });
`;
}

/** Provides the table as `virtual:amis-renderers`: importing it registers every type that amis knows, each loaded when first named. */
export function rendererTable(): Plugin {
  return {
    name: 'pagewright:renderer-table',
    resolveId: (id) => (id === TABLE ? `\0${TABLE}` : null),
    load: (id) => (id === `\0${TABLE}` ? makeRendererTable() : null),
  };
}
