import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

let folder: string;

function validate(...parameters: string[]) {
  const script = join(root, 'node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, INIT_CWD: folder, LC_ALL: 'C' };
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [script, 'src/commands/validate.ts', ...parameters], options);
}

/** The command left running: waits for what it says, and tells when it ends instead. */
function watching(...parameters: string[]) {
  const script = join(root, 'node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, INIT_CWD: folder, LC_ALL: 'C' };
  const child = spawn(process.execPath, [script, 'src/commands/validate.ts', ...parameters], { cwd: root, env });
  const ended = once(child, 'exit');
  let output = '';
  let look = () => {};
  const hear = (part: Buffer) => {
    output += part.toString();
    look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const heard = (pattern: RegExp) =>
    new Promise<void>((done) => {
      look = () => {
        if (pattern.test(output)) done();
      };
      look();
    });
  const failed = async () => {
    await ended;
    throw new Error(`The command ended:\n${output}`);
  };
  return {
    says: (pattern: RegExp) => Promise.race([heard(pattern), failed()]),
    end: async () => {
      child.kill();
      await ended;
    },
  };
}

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
      { file: 'bad.json', line: 2, column: 17, pointer: '/body/type', code: 'type.unknown', suggestion: 'form' },
      { file: 'none.json', line: 1, column: 1, code: 'file.unreadable' },
    ]);
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
    const { says, end } = watching('watched*.json', '--watch');
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
