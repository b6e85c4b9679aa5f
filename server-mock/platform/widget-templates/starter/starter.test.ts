import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { ListWidgetTemplatesAnswer, Report } from '../../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Answer } from '../../../../tests/support/person.ts';
import { findProjectRoot } from '../../../kernel/program/project-root.ts';
import { readZip } from '../amis-file/read-zip.ts';
import { packStarter, readStarter, starterFile } from './sources.ts';

const root = findProjectRoot();
const file = readFileSync(starterFile(root));
const sources = readStarter(root);

it('has in its file what the sources say; `npm run starter` packs it anew', async () => {
  const [packed, expected] = await Promise.all([readZip(file), packStarter(root).then(readZip)]);
  expect([...packed.keys()]).toEqual([...expected.keys()]);
  for (const [name, bytes] of expected) expect(packed.get(name)!.equals(bytes), name).toBe(true);
});

it('has small previews', () => {
  for (const { name, pictures } of sources)
    expect(pictures.custom_preview_img!.length, name).toBeLessThanOrEqual(40_000);
});

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
  });

  // What is fine at the platform may be refused in a company's page, which may do less.
  it.each([
    ['en-US', 'admin', '/api/widgetTemplate'],
    ['zh-CN', 'owner', '/api/company/globex/widgetTemplate'],
    ['en-US', 'owner', '/api/company/globex/app/crm/widgetTemplate'],
  ] as const)('is imported whole in %s by %s at %s', async (locale, account, prefix) => {
    const person = await server.person(account);
    person.headers['accept-language'] = locale;
    const answer = (await person.upload(`${prefix}/import`, file, 'starter.amis')) as unknown as Answer<Report>;
    const names = sources.map((source) => (locale === 'en-US' ? source.name : source.words!['zh-CN']!.name));
    expect(answer.json.data).toEqual({ created: names, renamed: [], skipped: [], refused: [] });
    expect(names).toHaveLength(24);
    const { items } = (await person.get<ListWidgetTemplatesAnswer>(`${prefix}/list?perPage=100`)).json.data;
    const own = items.filter(({ isOwn }) => isOwn);
    expect(own.filter((item) => item.custom_preview_img === '' || item.description === '')).toEqual([]);
    expect(new Set(own.map(({ typeName }) => typeName)).size).toBe(5);
  });
});
