import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const company = '/api/company/globex/screen';
const DESK = 'company/desk';
const PART = 'globex/words';

interface Answer {
  layer: string;
  schema: { body: { tpl?: string }[] };
  parts: object[];
}

onOneEngine((engine) => {
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

  it('a part that is taken away leaves a gap in its page; the page follows it when it comes back', async () => {
    const words = { type: 'tpl', wrapperComponent: 'h1', tpl: 'Ours' };
    await publish(PART, words);
    const page = {
      type: 'page',
      body: [
        { type: 'include', screen: PART },
        { type: 'tpl', tpl: 'Rest' },
      ],
    };
    await publish(DESK, page);
    expect((await desk()).schema.body[0]?.tpl).toBe('Ours');
    await owner.send(`${company}/${PART}`, { method: 'DELETE' });
    const { layer, schema, parts } = await desk();
    expect([layer, schema.body.map(({ tpl }) => tpl)]).toEqual(['company', [undefined, 'Rest']]);
    expect(parts).toEqual([{ id: PART, layer: 'builtin', version: 0, pointer: '/body/0' }]);
    const document = (await owner.get('/company/globex', { accept: 'text/html' })).text;
    expect(document).toContain(`"kind":"override-invalid","screen":"${PART}","layer":"company"`);
    expect(document).toContain(`include.unknown: ${PART}`);
    const { status } = await owner.post(`${company}/${DESK}/publish`, { schema: page });
    expect(status).toBe(422);
    await publish(PART, { ...words, tpl: 'Back' });
    expect((await desk()).schema.body[0]?.tpl).toBe('Back');
  });
});
