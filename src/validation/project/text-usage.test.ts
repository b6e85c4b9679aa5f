import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textUsage } from './text-usage.ts';

let root: string;
let isUsed: (key: string) => boolean;

const files = {
  'schemas/screens/account/login.json': '{"tpl":"i18n:login.title."}',
  'src/host/texts.ts': "text('host.retry'); text(`routes.${code}`);",
  'src/host/texts.test.ts': "text('host.onlyInATest')",
  'server-mock/kernel/errors/table.ts': 'message: `api.${code}`',
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-usage-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  isUsed = textUsage(root);
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['login.title', true],
  ['host.retry', true],
  ['api.forbidden', true],
  ['validate.routes.screen', true],
  ['host.onlyInATest', false],
  ['login.titles', false],
  ['profile.title', false],
])('%s is used: %s', (key, used) => {
  expect(isUsed(key)).toBe(used);
});
