import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Plugin, parseAst } from 'vite';
import { moduleFile, readModule } from '../amis-patches/tools/amis-sources.ts';

const CONDITIONS = 'virtual:amis-editor-conditions';

/** A whole text as the value of a property that holds a condition; one that is put together goes on behind the quote. */
const CONDITION = /\b(?:\w*On|expression)\s*:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*[,}\n]/g;

/** The conditions that stand in a file, formulas aside. */
export function conditionsIn(code: string): string[] {
  const texts = [...code.matchAll(CONDITION)].map(([, literal]) => String(runInNewContext(literal!)));
  return texts.filter((text) => text !== '' && !text.includes('${'));
}

/** All conditions in the files of amis-editor. Throws when there are far fewer than in 6.13. */
export function panelConditions(): string[] {
  const folder = moduleFile('amis-editor/esm');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const code = [
    ...files.map((name) => readFileSync(join(folder, name), 'utf8')),
    readModule('amis-editor-core/esm/index.js'),
  ];
  const found = [...new Set(code.flatMap(conditionsIn))].sort();
  if (found.length < 250) throw new Error(`panel conditions: amis-editor changed shape (${found.length} found)`);
  return found;
}

interface Syntax {
  type: string;
  start: number;
  end: number;
  name?: string;
}

/** Children of a syntax node that hold no values of their own: names of properties that are written out. */
const isName = ({ type, ...node }: Syntax & { computed?: boolean }, key: string): boolean =>
  (type === 'MemberExpression' && key === 'property' && !node.computed) ||
  (type === 'Property' && key === 'key' && !node.computed);

/** The places of the free names in a syntax tree. */
function freeNames(node: Syntax, bound: ReadonlySet<string> = new Set()): Syntax[] {
  if (node.type === 'Identifier') return bound.has(node.name!) ? [] : [node];
  const { params } = node as unknown as { params?: Syntax[] };
  const within = params
    ? new Set([...bound, ...params.flatMap((param) => freeNames(param)).map(({ name }) => name!)])
    : bound;
  return Object.entries(node).flatMap(([key, value]) =>
    isName(node, key)
      ? []
      : [value]
          .flat()
          .flatMap((child: unknown) => ((child as Syntax | null)?.type ? freeNames(child as Syntax, within) : [])),
  );
}

/** A condition as the text of a function that is called with its data as `this`, and with what finds a name in it. */
export function asFunction(condition: string): string {
  const code = `(${condition.trim()})`;
  const names = freeNames(parseAst(code) as unknown as Syntax);
  const changed = [...names]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, name }) => `${text.slice(0, start)}$('${name}')${text.slice(end)}`, code);
  return `function ($) { return ${changed}; }`;
}

/** `virtual:amis-editor-conditions`: the conditions of amis-editor's panels with what they do. They are programs, and known when we build. */
export function panelConditionsModule(): Plugin {
  const entries = () => panelConditions().map((text) => `[${JSON.stringify(text)}, ${asFunction(text)}]`);
  return {
    name: 'pagewright:panel-conditions',
    resolveId: (id) => (id === CONDITIONS ? `\0${CONDITIONS}` : null),
    load: (id) => (id === `\0${CONDITIONS}` ? `export const panelConditions = new Map([${entries().join()}]);` : null),
  };
}
