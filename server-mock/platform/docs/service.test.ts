import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { silentLog } from '../../../tests/support/storage.ts';
import { indexParts } from './search.ts';
import { createDocs } from './service.ts';

const projectRoot = mkdtempSync(join(tmpdir(), 'pagewright-docs-'));
afterAll(() => rmSync(projectRoot, { recursive: true }));

it('makes the index in both languages as soon as the manual is read, without any search', async () => {
  const manual = join(projectRoot, 'docs/manual');
  mkdirSync(join(manual, 'en-US'), { recursive: true });
  writeFileSync(join(manual, 'en-US/welcome.md'), '# Welcome\n\nColours of a theme.\n');
  const groups = [{ title: { 'zh-CN': '指南', 'en-US': 'Guide' }, pages: ['welcome'] }];
  writeFileSync(join(manual, 'index.json'), JSON.stringify({ groups }));
  const config = { contextPath: '' } as never;
  const makeIndex = vi.fn(indexParts);
  const docs = createDocs({ projectRoot, config, now: () => new Date(0), log: silentLog }, makeIndex);
  expect(docs.first()).toBe('welcome');
  expect(makeIndex).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(makeIndex).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(await docs.search('en-US', 'theme')).toHaveLength(1);
  expect(makeIndex).toHaveBeenCalledTimes(2);
});
