import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedSources, sourceDigests } from './sources.ts';

let project: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pagewright-sources-'));
  write('renderers/sky/schema.json', '{"a":1}');
  write('schemas/contracts/login.json', '{}');
});
afterEach(() => rmSync(project, { recursive: true }));

it('what was changed, added or taken away since is named', () => {
  const made = sourceDigests(project);
  expect(changedSources(project, made)).toEqual([]);
  write('renderers/sky/schema.json', '{"a":2}');
  write('renderers/moon/schema.json', '{}');
  rmSync(join(project, 'schemas/contracts/login.json'));
  expect(changedSources(project, made)).toEqual([
    'renderers/moon/schema.json',
    'renderers/sky/schema.json',
    'schemas/contracts/login.json',
  ]);
});

it('how a file is laid out does not count, and one that is no JSON does not stop it', () => {
  const made = sourceDigests(project);
  write('renderers/sky/schema.json', '{\r\n  "a": 1\r\n}\r\n');
  expect(changedSources(project, made)).toEqual([]);
  write('renderers/sky/schema.json', '{"a":');
  expect(changedSources(project, made)).toEqual(['renderers/sky/schema.json']);
});
