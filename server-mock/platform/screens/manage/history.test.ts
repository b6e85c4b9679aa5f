import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedScreen, ListScreenVersionsAnswer } from '../../../../src/types/generated/contracts/screens.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';

const own = '/api/company/globex/screen';
type Line = ListScreenVersionsAnswer['items'][number];

const page = (text: string) => ({ type: 'page', body: { type: 'tpl', tpl: text } });

onOneEngine((engine) => {
  let owner: Person;
  let name: string;

  beforeAll(async () => {
    owner = await (await startDemoPlatform(engine)).person('owner@example.com');
    name = (await owner.get<{ name: string }>('/api/user/info')).json.data.name;
  });

  const historyOf = async (id: string) => (await owner.get<{ items: Line[] }>(`${own}/${id}/versions`)).json.data.items;
  const takeBack = (id: string) => owner.send(`${own}/${id}`, { method: 'DELETE' });
  const publish = (id: string, note: string) => owner.post(`${own}/${id}/publish`, { schema: page(note), note });
  const rowOf = async (id: string) =>
    (await owner.get<{ items: ListedScreen[] }>(`${own}?keywords=${id}`)).json.data.items[0];
  const now = expect.stringMatching(/^\d{4}-.*Z$/);
  const line = (version: number, isBack: boolean, isIn = false) => ({
    ...{ version, takenBack: isBack, published: isIn, at: now },
    authorName: name,
  });

  describe('a change that was taken back', () => {
    const id = 'company/desk';

    it('is said in the history with what it was, and in the list with who did it and when', async () => {
      await publish(id, 'one');
      await publish(id, 'two');
      await takeBack(id);
      const history = await historyOf(id);
      expect(history).toMatchObject([line(2, true), line(2, false), line(1, false)]);
      expect(history[0]).toMatchObject({ note: 'two' });
      expect(await rowOf(id)).toMatchObject({ states: ['builtin'], takenBack: true, changedBy: name, changedAt: now });
      expect((await rowOf(id))!.changedAt).toBe(history[0]!.at);
    });

    it('stays in the history when a version is restored or a draft begun, which is the last change then', async () => {
      await owner.post(`${own}/${id}/draft`, { schema: page('three') });
      expect(await rowOf(id)).toMatchObject({ states: ['draft'], takenBack: false });
      await owner.send(`${own}/${id}/draft`, { method: 'DELETE' });
      expect(await rowOf(id)).toMatchObject({ takenBack: true });
      await owner.post(`${own}/${id}/rollback`, { version: 1 });
      const lines = [line(3, false, true), line(2, true), line(2, false), line(1, false)];
      expect(await historyOf(id)).toMatchObject(lines);
      expect(await rowOf(id)).toMatchObject({ states: ['changed'], takenBack: false });
      await owner.post(`${own}/publish`, { screens: [{ id, schema: null, from: 3 }] });
      expect(await historyOf(id)).toMatchObject([line(3, true), line(3, false), ...lines.slice(1)]);
      expect(await rowOf(id)).toMatchObject({ takenBack: true });
    });

    it('leaves the versions as they were to compare, export and publish', async () => {
      const compared = await owner.get(`${own}/${id}/compare?from=3&to=below`);
      expect(compared.json.data.changes).not.toEqual([]);
      const { json } = await owner.get<{ states: { value: string }[] }>(`${own}/${id}/about`);
      expect(json.data.states.map(({ value }) => value)).toEqual(['below', '3', '2', '1']);
      expect((await owner.get(`${own}/export`)).json).toMatchObject({ screens: [] });
      expect((await publish(id, 'four')).json.data).toMatchObject({ version: 4 });
      await takeBack(id);
    });

    it('keeps a page of the level alone in the list, where it can be restored', async () => {
      await publish('sales/board', 'ours');
      await takeBack('sales/board');
      expect(await rowOf('sales/board')).toMatchObject({
        ...{ layer: null, layers: [], version: 0, states: ['takenBack'], takenBack: true },
        changedBy: name,
      });
      expect((await owner.get(`${own}/sales/board/about`)).status).toBe(200);
      await owner.post(`${own}/sales/board/rollback`, { version: 1 });
      expect(await rowOf('sales/board')).toMatchObject({ layer: 'company', states: ['changed'], takenBack: false });
      await takeBack('sales/board');
    });
  });
});
