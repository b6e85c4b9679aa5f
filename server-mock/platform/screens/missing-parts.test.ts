import { beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const company = '/api/company/globex/screen';
const DESK = 'company/desk';
const PART = 'globex/words';

interface Answer {
  layer: string;
  schema: { body: { tpl?: string }[] };
}

forEachEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });

  const publish = async (id: string, schema: object) => {
    const { status, text } = await owner.post(`${company}/${id}/publish`, { schema });
    expect(status, text).toBe(200);
  };
  const desk = async () => (await owner.get<Answer>(`${company}/${DESK}`)).json.data;

  it('a page whose part is taken away gives way to the layer below, and comes back with the part', async () => {
    const words = { type: 'tpl', wrapperComponent: 'h1', tpl: 'Ours' };
    await publish(PART, words);
    await publish(DESK, { type: 'page', body: [{ type: 'include', screen: PART }] });
    expect((await desk()).schema.body[0]?.tpl).toBe('Ours');
    await owner.send(`${company}/${PART}`, { method: 'DELETE' });
    expect((await desk()).layer).toBe('builtin');
    const document = (await owner.get('/company/globex', { accept: 'text/html' })).text;
    expect(document).toContain(`"kind":"override-invalid","screen":"${DESK}","layer":"company"`);
    expect(document).toContain(`include.unknown: ${PART}`);
    await publish(PART, { ...words, tpl: 'Back' });
    expect((await desk()).schema.body[0]?.tpl).toBe('Back');
  });
});
