import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateIn, watchIn } from '../../tests/support/validate-command.ts';
import { root } from '../machine/root.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-validate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('tells file, line, column, severity, code and message, and ends with status 1', { timeout: 60_000 }, () => {
  writeFileSync(join(folder, 'good.json'), '{"type":"page","body":"x"}');
  writeFileSync(join(folder, 'bad.json'), '{"type":"page",\n "body":{"type":"fomr"}}');
  writeFileSync(join(folder, 'deep.json'), '['.repeat(200_000));
  const { status, stdout, stderr } = validateIn({ project: root, from: folder }, ['*.json']);
  expect(status).toBe(1);
  expect(stdout).toContain(
    'bad.json:2:17 error type.unknown There is no type "fomr". Did you mean "form"? (/body/type)\n',
  );
  expect(stdout).toContain(
    'deep.json:1:301 error json.too-deep The nesting is deeper than 300 levels; put less into one another.\n',
  );
  expect(stderr).toContain('Files checked: 3; errors: 2; warnings: 0.');
});

describe('--watch', { timeout: 60_000 }, () => {
  /** A project with the checker and few files to check. */
  let project: string;
  let pages: string;
  beforeAll(() => {
    [project, pages] = [join(folder, 'project'), join(folder, 'pages')];
    const copied = [
      'src',
      'renderers',
      'schemas/contracts',
      'schemas/editor',
      'schemas/locales',
      'package.json',
      'tsconfig.json',
    ];
    for (const path of copied) cpSync(join(root, path), join(project, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  });

  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  it('checks again when a named file changes, goes or comes, and when the project changes', async () => {
    const file = join(pages, 'x.json');
    write(file, '{"type":"page","body":"x"}');
    const patterns = ['*.json', '../project/{schemas/contracts/login,renderers/zz/schema}.json'];
    const { says, end } = watchIn({ project, from: pages }, [...patterns, '--watch']);
    try {
      await says(/Files checked: 2; errors: 0/);
      write(file, '{"type":"page","body":{"type":"fomr"}}');
      await says(/^x\.json:1:31 error type\.unknown/m);
      rmSync(file);
      await says(/No file matches: \*\.json/);
      write(`${file}.tmp`, '{"type":"page","body":{"type":"from"}}');
      renameSync(`${file}.tmp`, file);
      await says(/type "from"/);
      write(join(project, 'renderers/zz/schema.json'), '{"type":"objct"}');
      await says(/renderers\/zz\/schema\.json:1:9 error/);
      await says(/made before renderers\/zz.* --watch again/);
    } finally {
      await end();
    }
  });
});
