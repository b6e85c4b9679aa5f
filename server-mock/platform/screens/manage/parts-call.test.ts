import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';

interface Part {
  id: string;
  schema: { tpl?: string };
  isDraft: boolean;
  version: number;
  revision: string;
  withoutDraft?: { schema: { tpl?: string }; revision: string };
  pages: string[];
}

const title = 'account/sign-in-title';
const heading = (tpl: string) => ({ type: 'tpl', id: 'sign-in-title', wrapperComponent: 'h1', tpl });

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin@example.com');
    owner = await server.person('owner@example.com');
  });

  const partsOf = async (who: Person, address: string) =>
    (await who.get<{ version: number; parts: Part[] }>(`${address}/parts`)).json.data;
  const titleOf = async () => (await partsOf(admin, '/api/screen/account/login')).parts.find(({ id }) => id === title)!;

  it('answers the parts of a page, those in them too, with the pages that show them', async () => {
    const { version, parts } = await partsOf(admin, '/api/screen/account/login');
    expect(version).toBe(0);
    const ids = parts.map(({ id }) => id);
    expect(ids).toContain(title);
    // It stands in another part.
    expect(ids).toContain('account/email-sign-in');
    expect(new Set(ids).size).toBe(ids.length);
    const found = await titleOf();
    expect(found).toMatchObject({ isDraft: false, version: 0, schema: { tpl: 'i18n:login.heading' } });
    expect(found.pages).toHaveLength(2);
    expect(found.withoutDraft).toBeUndefined();
  });

  it('begins with the draft of a part, and says what is there without it', async () => {
    const before = await titleOf();
    const saved = await admin.post<{ revision: string }>(`/api/screen/${title}/draft`, {
      schema: heading('Draft'),
      revision: before.revision,
    });
    const found = await titleOf();
    expect(found).toMatchObject({ isDraft: true, revision: saved.json.data.revision, schema: { tpl: 'Draft' } });
    expect(found.withoutDraft).toEqual({ schema: before.schema, revision: before.revision });
    const source = await admin.get<Part>(`/api/screen/${title}/source`);
    expect(source.json.data.withoutDraft).toEqual(found.withoutDraft);
  });

  it('publishes a page and a part together, and says what the level has now', async () => {
    const page = { type: 'page', id: 'p', body: { type: 'include', id: 'i', screen: title } };
    await admin.post(`/api/screen/home/shared/draft`, { schema: page });
    const screens = [
      { id: 'home/shared', schema: page, from: 0 },
      { id: title, schema: heading('Together'), from: 0 },
    ];
    const done = await admin.post<{ screens: { id: string; revision?: string }[] }>('/api/screen/publish', { screens });
    expect(done.status).toBe(200);
    const { parts, version } = await partsOf(admin, '/api/screen/home/shared');
    const revisionOf = (id: string) => done.json.data.screens.find((each) => each.id === id)?.revision;
    // The level has a draft of the part that differs: nobody may replace it unseen.
    expect(revisionOf(title)).toBeUndefined();
    expect(revisionOf('home/shared')).toBe(
      (await admin.get<{ revision: string }>('/api/screen/home/shared/source')).json.data.revision,
    );
    expect(version).toBe(1);
    expect(parts).toMatchObject([{ id: title, version: 1, isDraft: true }]);
    expect(parts[0]!.pages).toHaveLength(3);
    await admin.send(`/api/screen/${title}/draft`, { method: 'DELETE' });
    expect((await titleOf()).schema.tpl).toBe('Together');
  });

  it('offers a company no part that it may not change', async () => {
    const { parts } = await partsOf(owner, '/api/company/globex/screen/company/desk');
    const refused = [];
    for (const { id } of parts) {
      const { status } = await owner.get(`/api/company/globex/screen/${id}/source`);
      if (status !== 200) refused.push(id);
    }
    expect(parts.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
    expect((await owner.get('/api/company/globex/screen/account/login/parts')).status).toBe(403);
  });
});
