import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import type { TestServer } from '../../support/server.ts';

const APP = '/api/company/globex/app/crm';
const ADDRESS = '/login?company=globex&app=crm';

const split = JSON.parse(readFileSync(join(findProjectRoot(), 'schemas/screens/login/split.json'), 'utf8')) as object;

/**
 * Gives an app a sign-in page of its own: one that begins as a starting point does, under a name of its own.
 * @returns its address, once its static form is ready for visitors
 */
export async function setPageById(server: TestServer): Promise<string> {
  const owner = await server.person('owner@example.com');
  const published = await owner.post(`${APP}/screen/brand/crm/publish`, { schema: split });
  const chosen = await owner.post(`${APP}/login-page`, { page: 'brand/crm' });
  for (const { status, text } of [published, chosen])
    if (status !== 200) throw new Error(`the page was refused: ${text}`);
  const visitor = server.visitor({ 'accept-language': 'zh-CN' });
  for (let tries = 0; tries < 100; tries += 1) {
    const { text } = await visitor.get(ADDRESS);
    if (/<div id="shell">.*name="token".*<div id="root">/s.test(text)) return server.base + ADDRESS;
    await elapsed(100);
  }
  throw new Error('the page has no static form');
}
