import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractTypes } from '../../src/generator/contract-types.ts';

const root = join(import.meta.dirname, '../..');

const text = { type: 'string' };
const number = { type: 'integer' };
const closed = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const contractWith = (body: object) => ({
  title: 'sample',
  operations: [
    {
      id: 'rename',
      method: 'POST',
      path: '/api/thing/:id',
      summary: 'Renames a thing.',
      access: 'anonymous',
      reach: 'platform',
      params: closed({ id: number }),
      query: closed({ page: { ...number, default: 1 } }, []),
      body: closed(body, ['name']),
      answer: closed({ id: number, tags: { type: 'array', items: closed({ label: text }) } }),
    },
    {
      id: 'leave',
      method: 'GET',
      path: '/away',
      summary: 'Leads away.',
      access: 'anonymous',
      reach: 'platform',
      raw: true,
      answer: { description: '302' },
    },
  ],
});

const contracts = { whole: contractWith({ name: text, note: text }), 'without-note': contractWith({ name: text }) };

const rename =
  "rename: ({ params, query, body }) => ({ id: params.id + query.page, tags: [{ label: body.note ?? '' }] })";
const leave = "leave: ({ reply }) => reply.redirect('/')";

/** Handlers that do not compile, by what is wrong with them, and what the compiler says. */
const wrong: [what: string, handlers: string, said: string][] = [
  ['reads a body member', `rename: ({ body }) => ({ id: 1, tags: [{ label: body.title }] }), ${leave}`, "'title'"],
  ['reads a query member', `rename: ({ query }) => ({ id: query.size, tags: [] }), ${leave}`, "'size'"],
  ['reads a parameter', `rename: ({ params }) => ({ id: params.key, tags: [] }), ${leave}`, "'key'"],
  ['reads a body', `${rename}, leave: ({ reply, body }) => reply.redirect(body.path)`, "'body' is of type 'unknown'"],
  ['leaves a member of the answer out', `rename: () => ({ id: 1 }), ${leave}`, "'tags' is missing"],
  ['answers another type', `rename: () => ({ id: '1', tags: [] }), ${leave}`, "'string' is not assignable"],
  ['answers a surplus member', `rename: () => ({ id: 1, tags: [], hash: 'x' }), ${leave}`, "'never'"],
  ['answers one deep down', `rename: async () => ({ id: 1, tags: [{ label: '', hash: 'x' }] }), ${leave}`, "'never'"],
  ['answers where nothing is answered', `${rename}, leave: () => ({})`, "'Given<never>'"],
  ['lacks a handler', rename, "'leave' is missing"],
  ['has a surplus handler', `${rename}, ${leave}, arrive: () => ({})`, "'never'"],
];

const fileOf = (what: string) => what.replaceAll(' ', '-');

let folder: string;
let said: Record<string, string>;

function write(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

function writeHandlers(file: string, contract: string, handlers: string): void {
  const source = `import { defineOperations } from '${root}/server-mock/kernel/contracts/index.ts';
import ${contract}
type App = Parameters<typeof defineOperations>[0];
export const register = (app: App) => defineOperations(app, contract, { ${handlers} });
`;
  write(`${file}.ts`, source);
}

/** What the compiler says of each file in the folder. */
function compile(): Promise<Record<string, string>> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', '.'], { cwd: folder }, (_error, stdout) => {
      const faults: Record<string, string> = {};
      let current = '';
      for (const line of stdout.split('\n')) {
        current = /^(\S.*?)\.ts\(\d+,\d+\)/.exec(line)?.[1] ?? current;
        faults[current] = `${faults[current] ?? ''}${line}\n`;
      }
      resolve(faults);
    });
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-handlers-'));
  const options = { types: [], typeRoots: [join(root, 'node_modules/@types')] };
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions: options, include: ['*.ts'] };
  write('tsconfig.json', JSON.stringify(project));
  write('src/types/contract.ts', `export type { Contract } from '${root}/src/types/contract.ts';`);
  for (const [name, contract] of Object.entries(contracts)) {
    write(`schemas/contracts/${name}.json`, JSON.stringify(contract));
    write(`src/types/generated/contracts/${name}.ts`, await contractTypes(contract, name));
  }
  const whole = "{ wholeContract as contract } from './src/types/generated/contracts/whole.ts';";
  const without = "{ withoutNoteContract as contract } from './src/types/generated/contracts/without-note.ts';";
  const untyped = "contract from './schemas/contracts/whole.json' with { type: 'json' };";
  writeHandlers('right', whole, `${rename}, ${leave}`);
  writeHandlers('removed', without, `${rename}, ${leave}`);
  writeHandlers('untyped', untyped, `${rename}, ${leave}`);
  for (const [what, handlers] of wrong) writeHandlers(fileOf(what), whole, handlers);
  said = await compile();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('handlers that do what the contract says compile', () => {
  expect(said['right']).toBeUndefined();
});

it.each(wrong)('a feature that %s, against its contract, does not', (what, _handlers, fault) => {
  expect(said[fileOf(what)]).toContain(fault);
});

it('a member that is removed from a contract breaks the handler that uses it', () => {
  expect(said['removed']).toContain("Property 'note' does not exist on type 'RenameBody'");
});

it('a contract without its types takes no handlers', () => {
  expect(said['untyped']).toContain("'never'");
});
