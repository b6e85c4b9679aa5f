import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startDemoPlatform } from '../../../tests/support/demo-platform.ts';

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index.toString(36)}`, 1]));

onOneEngine((engine) => {
  it('names one field of a body with more unknown fields than any form has', async () => {
    const platform = await startDemoPlatform(engine);
    const owner = await platform.person('owner');
    const screen = '/api/company/globex/screen/company/desk';
    // A body of more names is refused before its fields are looked at (`body-bounds.ts`).
    const calls: [string, object, number][] = [
      [`${screen}/validate`, { schema: { type: 'page' }, ...unknownFields(15_000) }, 1],
      [`${screen}/draft`, { schema: { type: 'page' }, ...unknownFields(15_000) }, 1],
      ['/login', unknownFields(1500), 1],
      ['/login', unknownFields(3), 3],
    ];
    for (const [path, body, told] of calls) {
      const answer = await owner.post(path, body);
      const { errors = {} } = answer.json;
      expect([path, answer.status, Object.keys(errors).length]).toEqual([path, 422, told]);
    }
  });
});
