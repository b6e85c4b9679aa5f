import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandError } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { codesDocument } from './codes-document.ts';
import { generateTypes } from './index.ts';

let project: string;

const CONTRACT = 'schemas/contracts/login.json';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

async function failure(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
  return 'none';
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'pagewright-sources-'));
  for (const file of ['schemas/contracts/contract.schema.json', 'schemas/locales', 'src/validation/codes.json'])
    cpSync(join(root, file), join(project, file), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

const answer = { $ref: '#/definitions/Nowhere' };
const call = { id: 'login', method: 'POST', path: '/login', summary: 'x', access: 'anonymous', answer };

it.each([
  ['{"title":"Login",}', `${CONTRACT}:1:18 error json.property-name-expected `],
  ['[]', `${CONTRACT} holds no object`],
  ['{"title":"Login"}', `${CONTRACT}: contract must have required property 'operations'`],
  [JSON.stringify({ title: 'Login', operations: [call] }), `${CONTRACT}: `],
])('a contract that holds %s is named in one line', async (text, told) => {
  write(CONTRACT, text);
  const message = await failure(() => generateTypes(project));
  expect(message.slice(0, told.length)).toBe(told);
  expect(message).not.toContain('\n');
});

it('so is a locale file', async () => {
  expect(await failure(() => codesDocument(project))).toBe('none');
  write('schemas/locales/en-US.json', '{"a":"x"\n"b":"y"}');
  expect(await failure(() => codesDocument(project))).toMatch(
    /^schemas\/locales\/en-US\.json:\d:\d error json\.comma-expected .+$/,
  );
});
