import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const company = '/api/company/globex/screen';
const ids = Array.from({ length: 8 }, (_, at) => `globex/word${at}`);

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
  });

  it('puts a page together in 32 ways at most, even when all are asked for at once', async () => {
    for (const id of ids) {
      const answer = await owner.post(`${company}/${id}/publish`, { schema: { type: 'tpl', tpl: id } });
      expect(answer.status, answer.text).toBe(200);
    }
    const schema = { type: 'page', body: ids.map((screen) => ({ type: 'include', screen })) };
    expect((await owner.post(`${company}/company/desk/publish`, { schema })).status).toBe(200);
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
    const wanted = [...ids.map((id) => [id]), ...pairs];
    expect(wanted.length).toBeGreaterThan(32);
    const askForAll = async (): Promise<number> => {
      const answers = await Promise.all(
        wanted.map(async (parts) => {
          const partLayers = parts.map((id) => `${id}:platform`).join();
          const { json } = await owner.get<{ schema: object }>(
            `${company}/company/desk?partLayers=${encodeURIComponent(partLayers)}`,
          );
          return JSON.stringify(json.data.schema);
        }),
      );
      return new Set(answers).size;
    };
    // Callers beyond the 32 ways get the page as it is in force. PostgreSQL reports the publication a little later; then counting starts anew.
    await expect.poll(askForAll, { timeout: 30_000 }).toBeLessThanOrEqual(33);
    expect(await askForAll()).toBeGreaterThan(20);
  });
});
