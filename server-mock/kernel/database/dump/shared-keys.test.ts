import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { asOwner, type Engine } from '../engine.ts';
import { sharedKey } from '../index.ts';
import { createDatabase } from '../open-database.ts';
import { writeDumpFile } from './dump-file.ts';
import { backUp, restore } from './index.ts';
import { readDatabase } from './read-database.ts';
import type { DumpRecord } from './records.ts';

const sealing = { key: randomBytes(32).toString('base64'), progress: () => undefined };
const quiet = { ...sealing, force: false };

onOneEngine((engine) => {
  const folder = temporaryFolder('pagewright-dump-');
  engine.atEnd(() => fs.rmSync(folder, { recursive: true }));

  describe('keys that nodes have in common', () => {
    const names = ['codes.key', 'devices.key', 'screens.preview-key'];
    const settings = (from: Engine) =>
      createDatabase(from).query.selectFrom('setting').select(['key', 'value']).orderBy('key').execute();
    const keysIn = async (from: Engine) => (await settings(from)).filter(({ key: name }) => names.includes(name));
    let holder: Engine;
    let sealed: string;

    beforeAll(async () => {
      holder = await engine.openEngine(await engine.storage());
      for (const name of names) await sharedKey(createDatabase(holder), name);
      await createDatabase(holder).query.insertInto('setting').values({ key: 'other', value: '"open"' }).execute();
      sealed = path.join(folder, `${engine.kind}.sealed`);
      await backUp(holder, sealed, sealing);
    });

    it('are sealed in the file and come back with the same encryption key', async () => {
      const text = zlib.gunzipSync(fs.readFileSync(sealed)).toString('utf8');
      const found = await keysIn(holder);
      expect(found.map(({ key: name }) => name)).toEqual(names);
      for (const { value } of found) expect(text).not.toContain(String(value));
      const target = await engine.openEngine(await engine.storage());
      await restore(target, sealed, { ...quiet, force: true });
      expect(await settings(target)).toEqual(await settings(holder));
    });

    it('are left out with another encryption key, and nothing else is', async () => {
      const target = await engine.openEngine(await engine.storage());
      await restore(target, sealed, { ...quiet, force: true, key: 'another' });
      expect(await settings(target)).toEqual((await settings(holder)).filter(({ key: name }) => name === 'other'));
    });

    it('of a backup of an earlier release are taken as they are', async () => {
      const old = path.join(folder, `${engine.kind}.old`);
      await asOwner(holder, async (session) => {
        async function* earlier(): AsyncGenerator<DumpRecord> {
          for await (const record of readDatabase(session, () => undefined)) {
            yield record.type === 'header' ? { ...record, version: 1 } : record;
          }
        }
        await writeDumpFile(old, earlier());
      });
      const target = await engine.openEngine(await engine.storage());
      await restore(target, old, { ...quiet, force: true });
      expect(await settings(target)).toEqual(await settings(holder));
    });
  });
});
