import type { TestServer } from '../../support/server.ts';

const COMPANY = '/api/company/globex';
const ADDRESS = '/login?company=globex';

/** About as much as a decoration may hold, drawn at a cost: shadows, gradients and text in each of its boxes. */
const hostile = {
  type: 'page',
  body: Array.from({ length: 1000 }, (_, at) => ({
    type: 'tpl',
    tpl: `Decoration ${at} `.repeat(3),
    style: { boxShadow: '0 0 80px #0008', background: 'radial-gradient(#fff, #0af)', borderRadius: '40%' },
  })),
};

/**
 * Gives a company a sign-in page with a decoration that takes long.
 * @returns its address, once its static form is ready for visitors
 */
export async function setDecoration(server: TestServer): Promise<string> {
  const owner = await server.person('owner@example.com');
  const published = await owner.post(`${COMPANY}/screen/brand/heavy/publish`, { schema: hostile });
  const set = await owner.post(`${COMPANY}/login-look`, { layout: 'right', decoration: 'brand/heavy' });
  for (const { status, text } of [published, set]) if (status !== 200) throw new Error(`the page was refused: ${text}`);
  const { text } = await server.visitor({ 'accept-language': 'zh-CN' }).get(ADDRESS);
  if (!/<div id="shell">.*name="token".*<div id="root">/s.test(text)) throw new Error('the page has no static form');
  return server.base + ADDRESS;
}
