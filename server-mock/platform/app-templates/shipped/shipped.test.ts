import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { App } from '../../../../src/types/generated/contracts/apps.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import { findProjectRoot } from '../../../kernel/program/project-root.ts';

const ids = JSON.parse(
  readFileSync(join(findProjectRoot(), 'schemas/templates/app-templates.json'), 'utf8'),
) as string[];

it('ships six templates, whose ids cannot be addresses of previews', () => {
  expect(ids).toHaveLength(6);
  expect(ids.filter((id) => id.endsWith('-dev'))).toEqual([]);
});

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
  });

  it.each(ids)('%s is accepted by the checker, in both languages, and has samples in its preview', async (id) => {
    const shown: Record<string, string[]> = {};
    for (const language of ['en-US', 'zh-CN']) {
      const visitor = server.visitor({ 'accept-language': language });
      const answer = await visitor.get(`/template/${id}-dev`, { accept: 'text/html' });
      const address = String(answer.headers.get('location'));
      expect(address).toContain('/app/');
      const app = `/api${/^\/company\/[^/]+\/app\/[^/]+/.exec(address)![0]}`;
      const { name, pages } = (await visitor.get<App>(app)).json.data;
      shown[language] = [name, ...pages.map((page) => page.name)];
      const { collections } = server.services.appTemplates.shipped.find((template) => template.id === id)!.content();
      for (const { key } of collections)
        expect(Number((await visitor.get(`${app}/data/${key}`)).json.data['total'])).toBeGreaterThan(1);
      for (const { key } of pages) {
        const screen = await visitor.get(`${app}/screen/page/${key}`);
        expect(screen.json.data).toMatchObject({ layer: 'app', version: 1 });
        expect(screen.text).not.toMatch(/(?<!\$)\{(?:data|title|collection|by|list|name|note|chart)\}/);
      }
    }
    expect(shown['en-US']!.join()).not.toMatch(/\p{Script=Han}/u);
    expect(shown['zh-CN']!.slice(1).join()).toMatch(/\p{Script=Han}/u);
  });
});
