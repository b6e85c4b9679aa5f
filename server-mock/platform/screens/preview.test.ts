import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer } from '../../../tests/support/server.ts';

onOneEngine((engine) => {
  it('links work on after the data were restored into a folder with another encryption key', async () => {
    const storage = await engine.storage();
    const path = '/api/screen/home/companies';
    const schema = { type: 'page', body: 'drafted' };
    const before = await startServer({ storage });
    const admin = await before.person('admin@example.com');
    const { json } = await admin.post<{ preview: string }>(`${path}/draft`, { schema });
    await before.stop();
    rmSync(join(storage.dataDir, 'encryption.key'));
    const after = await startServer({ storage });
    const shown = await (await after.person('member')).get(path + json.data.preview);
    expect([shown.status, shown.json.data?.schema]).toEqual([200, schema]);
    await after.stop();
  });
});
