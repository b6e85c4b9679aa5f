import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import type { Place } from './select-files.ts';
import { validateFiles } from './validate-files.ts';

beforeEach(() => {
  vi.stubEnv('LC_ALL', 'C');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What the command writes and answers. */
async function validateIn(place: Place, args: readonly string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const status = await validateFiles(args, place);
    return { status, stdout: out.mock.calls.flat().join(''), stderr: error.mock.calls.flat().join('\n') };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
}

describe('pages anywhere', () => {
  let folder: string;
  beforeAll(() => {
    folder = temporaryFolder('pagewright-validate-');
    writeFileSync(join(folder, 'good.json'), '{"type":"page","body":"x"}');
    writeFileSync(join(folder, 'bad.json'), '{"type":"page",\n "body":{"type":"fomr"}}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const validate = (...args: string[]) => validateIn({ root, from: folder }, args);

  it('is silent about good pages', async () => {
    expect(await validate('good.json')).toMatchObject({ status: 0, stdout: '' });
  });

  it('writes one array and nothing else as json, whatever the language of the terminal', async () => {
    const call = [join(folder, 'bad.json'), 'none.json', '--format', 'json'];
    const { status, stdout, stderr } = await validate(...call);
    expect([status, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        ...{ file: 'bad.json', line: 2, column: 17, pointer: '/body/type', code: 'type.unknown', suggestion: 'form' },
        message: {
          'zh-CN': expect.stringContaining('没有类型“fomr”'),
          'en-US': expect.stringContaining('no type "fomr"'),
        },
      },
      {
        ...{ file: 'none.json', line: 1, column: 1, code: 'file.unreadable' },
        message: { 'zh-CN': expect.stringContaining('没有这个文件'), 'en-US': expect.stringContaining('no such file') },
      },
    ]);
    vi.stubEnv('LC_ALL', 'zh_CN.UTF-8');
    expect((await validate(...call)).stdout).toBe(stdout);
  });

  it('names the mistake in its own use', async () => {
    const refusal = (...args: string[]) => validate(...args).catch((error: unknown) => error);
    for (const call of [['--format', 'xml'], ['--format']])
      expect(await refusal(...call)).toMatchObject({ message: expect.stringContaining('text, github, sarif or json') });
    expect(await refusal('--frmat')).toEqual(
      new CommandError(
        'There is no option "--frmat". Use: npm run validate -- [files or globs] [--format text|github|sarif|json] [--watch]',
      ),
    );
    expect(await refusal('nothing-*.json')).toEqual(
      new CommandError(
        `No file matches: nothing-*.json. Check the spelling; paths and globs are meant from ${folder}, and one with a * needs quotes.`,
      ),
    );
    expect(await refusal('good.json', 'nothing-*.json')).toMatchObject({
      message: expect.stringContaining('No file matches: nothing-*.json.'),
    });
  });

  it('says what it does when it is asked', async () => {
    const { status, stdout, stderr } = await validate('--help');
    expect([status, stderr]).toEqual([0, '']);
    for (const word of ['--format text|github|sarif|json', '--watch', 'Exit status: 0']) expect(stdout).toContain(word);
    expect((await validate('-h')).stdout).toBe(stdout);
  });

  it('says why a file cannot be read', async () => {
    expect(await validate('none.json')).toMatchObject({
      status: 1,
      stdout: 'none.json:1:1 error file.unreadable The file cannot be read: there is no such file.\n',
    });
  });
});

describe('files of a project', () => {
  /** A copy of the project, whose files may be broken. */
  let copy: string;
  beforeAll(() => {
    copy = temporaryFolder('pagewright-project-');
    for (const folder of ['schemas', 'renderers']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
    mkdirSync(join(copy, 'src'));
    for (const path of ['node_modules', 'src/documents', 'src/validation'])
      symlinkSync(join(root, path), join(copy, path));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const original = (file: string) => readFileSync(join(root, file), 'utf8');
  const changed: string[] = [];
  function write(file: string, text: string): void {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
    changed.push(file);
  }
  afterEach(() => {
    for (const file of changed.splice(0)) {
      rmSync(join(copy, file));
      if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
    }
  });

  const validate = (...args: string[]) => validateIn({ root: copy, from: copy }, args);

  it('says one thing about each broken file, and that the checker is older than what it is made of', async () => {
    const broken = [
      'renderers/brand/schema.json',
      'schemas/contracts/login.json',
      'schemas/locales/zh-CN.json',
      'schemas/renderer.schema.json',
      'schemas/routes.json',
      'schemas/screens/account/login.json',
    ];
    for (const file of broken) write(file, original(file).replace(/\}\s*$/, ',}\n'));
    const { status, stdout, stderr } = await validate(...broken, 'schemas/locales', 'schemas/contracts');
    // Texts that nobody uses are warnings: the copy has no programs.
    const errors = stdout.split('\n').filter((line) => / error /.test(line));
    expect(errors.map((line) => line.replace(/:\d+:\d+ error json\.property-name-expected .*/, ''))).toEqual(broken);
    expect(status).toBe(1);
    expect(stderr).toContain(
      `The checker was made before ${broken[0]}, ${broken[1]} changed and may be wrong about it`,
    );
  });

  it('names three of the files for which the checker is too old, and no more', async () => {
    const contracts = ['accounts', 'audit', 'captcha', 'login'].map((name) => `schemas/contracts/${name}.json`);
    for (const file of contracts) write(file, JSON.stringify({ ...JSON.parse(original(file)), $comment: 'changed' }));
    expect((await validate('schemas/routes.json')).stderr).toContain(
      `made before ${contracts.slice(0, 3).join(', ')}, … changed`,
    );
  });

  it('looks for nothing where nobody writes by hand, unless that is named', async () => {
    for (const folder of ['pages/node_modules', 'pages/.git', 'pages/dist', 'pages/data', 'data'])
      write(`${folder}/bad.json`, '{"type":"fomr"}');
    const found = async (...args: string[]) =>
      JSON.parse((await validate(...args, '--format', 'json')).stdout).map(({ file }: { file: string }) => file);
    expect(await found('pages', '**/bad.json', './pages/*/bad.json', `${copy}/pages/**/*.json`)).toEqual([
      'pages/data/bad.json',
    ]);
    const named = ['pages/dist/*.json', 'pages/node_modules'];
    expect(await found(...named)).toEqual(['pages/dist/bad.json', 'pages/node_modules/bad.json']);
  });

  it('have names from the root for the platforms that look for them there', async () => {
    write('schemas/screens/account/login.json', '{"type":"fomr","id":"login"}');
    const place = { root: copy, from: join(copy, 'schemas/screens') };
    const output = async (format: string) =>
      (await validateIn(place, ['account/login.json', '--format', format])).stdout;
    const file = 'schemas/screens/account/login.json';
    expect(await output('github')).toContain(`::error file=${file},line=1,`);
    const [result] = JSON.parse(await output('sarif')).runs[0].results;
    expect(result.locations[0].physicalLocation.artifactLocation).toEqual({ uri: file });
    expect(await output('text')).toMatch(/^account\/login\.json:1:9 error/);
    expect(JSON.parse(await output('json'))[0].file).toBe('account/login.json');
  });

  it('have names as the caller sees them, and their whole paths elsewhere', async () => {
    const other = temporaryFolder('pagewright-other-');
    writeFileSync(join(other, 'bad.json'), '{"type":"fomr"}');
    write('pages/bad.json', '{"type":"fomr"}');
    const { stdout, stderr } = await validate('pages/bad.json', join(other, 'bad.json'));
    expect(stdout).toMatch(/^pages\/bad\.json:1:9 error/m);
    expect(stdout).toContain(`${other}/bad.json:1:9 error`);
    expect(stderr).not.toContain('The checker was made before');
    rmSync(other, { recursive: true });
  });
});
