import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { validateIn, watchIn } from '../../tests/support/validate-command.ts';
import { root } from '../machine/root.mjs';

/** A copy of the project, whose files may be broken. */
let copy: string;

const validateFrom = (from: string, ...parameters: string[]) => validateIn({ project: copy, from }, parameters);
const validate = (...parameters: string[]) => validateFrom(copy, ...parameters);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

const original = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pagewright-project-'));
  for (const folder of ['src', 'server-mock', 'renderers'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
beforeEach(() => {
  for (const folder of ['schemas', 'renderers']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run validate in a project', { timeout: 60_000 }, () => {
  it.each([
    ['renderers/zz/schema.json', '{"type":"objct"}', /^renderers\/zz\/schema\.json:1:9 error/m, []],
    ['renderers/brand/schema.json', '{"type":"object"}', /made before renderers\/brand.* --watch again/, ['x.json']],
  ])('--watch checks again when %s changes', async (file, text, told, patterns) => {
    write('x.json', '{"type":"page","body":"x"}');
    const { says, end } = watchIn({ project: copy, from: copy }, ['--watch', ...patterns]);
    try {
      await says(/Files checked: \d+/);
      write(file, text);
      await says(told);
    } finally {
      await end();
      rmSync(join(copy, 'renderers/zz'), { recursive: true, force: true });
    }
  });

  it('says one thing about each broken file, and that the checker is older than what it is made of', () => {
    const broken = [
      'renderers/brand/schema.json',
      'schemas/contracts/login.json',
      'schemas/locales/zh-CN.json',
      'schemas/renderer.schema.json',
      'schemas/routes.json',
      'schemas/screens/account/login.json',
    ];
    for (const file of broken) write(file, original(file).replace(/\}\s*$/, ',}\n'));
    const { status, stdout, stderr } = validate();
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => line.replace(/:\d+:\d+ error json\.property-name-expected .*/, ''))).toEqual(broken);
    expect(status).toBe(1);
    expect(stderr).toContain(
      `The checker was made before ${broken[0]}, ${broken[1]} changed and may be wrong about it`,
    );
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('names three of the files for which the checker is too old, and no more', () => {
    const contracts = ['accounts', 'audit', 'captcha', 'login'].map((name) => `schemas/contracts/${name}.json`);
    for (const file of contracts) write(file, JSON.stringify({ ...JSON.parse(original(file)), $comment: 'changed' }));
    expect(validate('schemas/routes.json').stderr).toContain(
      `made before ${contracts.slice(0, 3).join(', ')}, … changed`,
    );
  });

  it('looks for nothing where nobody writes by hand, unless that is named', () => {
    for (const folder of ['pages/node_modules', 'pages/.git', 'pages/dist', 'pages/data', 'data'])
      write(`${folder}/bad.json`, '{"type":"fomr"}');
    const found = (...parameters: string[]) =>
      JSON.parse(validate(...parameters, '--format', 'json').stdout).map(({ file }: { file: string }) => file);
    expect(found('pages', '**/bad.json', './pages/*/bad.json', `${copy}/pages/**/*.json`)).toEqual([
      'pages/data/bad.json',
    ]);
    const named = ['pages/dist/*.json', 'pages/node_modules'];
    expect(found(...named)).toEqual(['pages/dist/bad.json', 'pages/node_modules/bad.json']);
  });

  it('names files from the root for the platforms that look for them there', () => {
    write('schemas/screens/account/login.json', '{"type":"fomr","id":"login"}');
    const from = join(copy, 'schemas/screens');
    const output = (format: string) => validateFrom(from, 'account/login.json', '--format', format).stdout;
    const file = 'schemas/screens/account/login.json';
    expect(output('github')).toContain(`::error file=${file},line=1,`);
    const [result] = JSON.parse(output('sarif')).runs[0].results;
    expect(result.locations[0].physicalLocation.artifactLocation).toEqual({ uri: file });
    expect(output('text')).toMatch(/^account\/login\.json:1:9 error/);
    expect(JSON.parse(output('json'))[0].file).toBe('account/login.json');
  });

  it('names files as seen by the caller, and by their whole paths elsewhere', () => {
    const other = mkdtempSync(join(tmpdir(), 'pagewright-other-'));
    writeFileSync(join(other, 'bad.json'), '{"type":"fomr"}');
    write('pages/bad.json', '{"type":"fomr"}');
    const { stdout, stderr } = validate('pages/bad.json', join(other, 'bad.json'));
    expect(stdout).toMatch(/^pages\/bad\.json:1:9 error/m);
    expect(stdout).toContain(`${other}/bad.json:1:9 error`);
    expect(stderr).not.toContain('The checker was made before');
    rmSync(other, { recursive: true });
  });
});
