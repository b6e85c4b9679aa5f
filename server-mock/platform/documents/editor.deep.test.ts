import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
  });

  it('opens the editor for every frame, error page and screen of the manager that may be changed', async () => {
    const { screens } = server.services;
    const admin = await server.person('admin@example.com');
    const ids = screens.builtin().map(({ id }) => id);
    const editable = ids.filter((id) => /^(frame|shell|errors|screens)\//.test(id) && screens.mayEdit('platform', id));
    expect(editable.length).toBeGreaterThan(20);
    const opened = await Promise.all(
      editable.map(async (id) => {
        const { text } = await admin.get(`/admin/screens/${id}/edit`, { accept: 'text/html' });
        const screen = /"screen":\{"id":"([^"]+)"/.exec(text)?.[1];
        return [id, screen, (await admin.get(`/api/screen/${id}/source`)).status];
      }),
    );
    expect(opened).toEqual(editable.map((id) => [id, 'screens/edit', 200]));
  });
});
