import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateIn, watchIn } from '../../tests/support/validate-command.ts';
import { root } from '../machine/root.mjs';

let folder: string;

const validate = (...parameters: string[]) => validateIn({ project: root, from: folder }, parameters);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-validate-'));
  writeFileSync(join(folder, 'good.json'), '{"type":"page","body":"x"}');
  writeFileSync(join(folder, 'bad.json'), '{"type":"page",\n "body":{"type":"fomr"}}');
  writeFileSync(join(folder, 'deep.json'), '['.repeat(200_000));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run validate', { timeout: 60_000 }, () => {
  it('is silent about good pages', () => {
    const { status, stdout } = validate('good.json');
    expect([status, stdout]).toEqual([0, '']);
  });

  it('tells file, line, column, severity, code and message, and ends with status 1', () => {
    const { status, stdout, stderr } = validate('*.json');
    expect(status).toBe(1);
    expect(stdout).toContain(
      'bad.json:2:17 error type.unknown There is no type "fomr". Did you mean "form"? (/body/type)\n',
    );
    expect(stdout).toContain(
      'deep.json:1:301 error json.too-deep The nesting is deeper than 300 levels; put less into one another.\n',
    );
    expect(stderr).toContain('Files checked: 3; errors: 2; warnings: 0.');
  });

  it('writes one array and nothing else as json', () => {
    const { status, stdout, stderr } = validate(join(folder, 'bad.json'), 'none.json', '--format', 'json');
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
  });

  it('writes the same json whatever the language of the terminal', () => {
    const [chinese, english] = ['zh_CN.UTF-8', 'C'].map((locale) => {
      const call = ['bad.json', 'none.json', '--format', 'json'];
      return validateIn({ project: root, from: folder }, call, locale).stdout;
    });
    expect(chinese).toBe(english);
  });

  it('names the mistake in its own use', () => {
    expect(validate('--format', 'xml').stderr).toContain('text, github, sarif or json');
    expect(validate('--frmat').stderr).toBe(
      '\nThere is no option "--frmat". Use: npm run validate -- [files or globs] [--format text|github|sarif|json] [--watch]\n',
    );
    expect(validate('--format').stderr).toContain('text, github, sarif or json');
    const { status, stderr } = validate('nothing-*.json');
    expect([status, stderr]).toEqual([
      1,
      `\nNo file matches: nothing-*.json. Check the spelling; paths and globs are meant from ${folder}, and one with a * needs quotes.\n`,
    ]);
  });

  it('names a pattern that matches nothing also beside files', () => {
    const { status, stderr } = validate('good.json', 'nothing-*.json');
    expect([status, stderr]).toEqual([1, expect.stringContaining('No file matches: nothing-*.json.')]);
  });

  it('says what it does when it is asked', () => {
    const { status, stdout, stderr } = validate('--help');
    expect([status, stderr]).toEqual([0, '']);
    for (const word of ['--format text|github|sarif|json', '--watch', 'Exit status: 0']) expect(stdout).toContain(word);
    expect(validate('-h').stdout).toBe(stdout);
  });

  it('says why a file cannot be read', () => {
    const { status, stdout } = validate('none.json');
    expect([status, stdout]).toEqual([
      1,
      'none.json:1:1 error file.unreadable The file cannot be read: there is no such file.\n',
    ]);
  });

  it('checks again when a file changes, with --watch, and goes on when it is gone', async () => {
    const file = join(folder, 'watched.json');
    writeFileSync(file, '{"type":"page","body":"x"}');
    const { says, end } = watchIn({ project: root, from: folder }, ['watched*.json', '--watch']);
    try {
      await says(/Files checked: 1; errors: 0/);
      writeFileSync(file, '{"type":"page","body":{"type":"fomr"}}');
      await says(/watched\.json:1:31 error type\.unknown/);
      rmSync(file);
      await says(/No file matches: watched/);
      writeFileSync(`${file}.tmp`, '{"type":"page","body":{"type":"from"}}');
      renameSync(`${file}.tmp`, file);
      await says(/type "from"/);
    } finally {
      await end();
    }
  });
});
