import crypto, { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import type { Engine } from '../engine.ts';
import { createDatabase } from '../open-database.ts';
import { backUp, restore } from './index.ts';
import type { DumpRecord } from './records.ts';
import { contents, storeSample } from './sample.ts';

const sealing = { key: randomBytes(32).toString('base64'), progress: () => undefined };
const quiet = { ...sealing, force: false };

onOneEngine((engine) => {
  const folder = temporaryFolder('pagewright-dump-');
  engine.atEnd(() => fs.rmSync(folder, { recursive: true }));

  let source: Engine;
  let before: DumpRecord[];
  let file: string;

  beforeAll(async () => {
    source = await engine.openEngine(await engine.storage());
    await storeSample(createDatabase(source));
    before = await contents(source);
    file = path.join(folder, 'whole.backup');
    await backUp(source, file, sealing);
  });

  describe('a file that is not whole changes nothing', () => {
    const text = () => zlib.gunzipSync(fs.readFileSync(file)).toString('utf8');
    const lines = () => text().trimEnd().split('\n');
    const zipped = (content: string) => zlib.gzipSync(content);
    /** Changed by somebody who brought the checksum in line again. */
    const forged = (content: string[]) => {
      const body = content.map((line) => `${line}\n`).join('');
      return zipped(`${body}${JSON.stringify({ sha256: crypto.createHash('sha256').update(body).digest('hex') })}\n`);
    };

    it.each<[string, () => Buffer, string]>([
      ['cut in the middle', () => fs.readFileSync(file).subarray(0, 5000), 'dump-cut-off'],
      ['without its last line', () => zipped(`${lines().slice(0, -1).join('\n')}\n`), 'dump-cut-off'],
      ['with a value changed', () => zipped(text().replace('a@b.cn', 'evil@x.cn')), 'dump-changed'],
      ['with a line more', () => zipped(`${text()}{"type":"end","rows":0}\n`), 'dump-changed'],
      ['of something else', () => zipped('{"hello":"world"}\n'), 'dump-changed'],
      ['that is not gzip', () => Buffer.from('hello'), 'dump-changed'],
      [
        'with rows left out',
        () =>
          forged(
            lines()
              .slice(0, -1)
              .filter((line) => !line.includes('[["7"')),
          ),
        'dump-foreign',
      ],
      ['with its end left out', () => forged(lines().slice(0, -2)), 'dump-foreign'],
      ['of a newer release', () => forged([lines()[0]!.replace('0001_', '9999_')]), 'dump-newer'],
      [
        'for the catalog',
        () => forged([lines()[0]!, '{"type":"table","table":"pg_class","columns":[]}']),
        'dump-foreign',
      ],
    ])('%s', async (name, content, code) => {
      const broken = path.join(folder, `${engine.kind} ${name}`);
      fs.writeFileSync(broken, content());
      await expect(restore(source, broken, { ...quiet, force: true })).rejects.toMatchObject({ code });
      expect(await contents(source)).toEqual(before);
    });

    it('that does not exist', async () => {
      const missing = restore(source, path.join(folder, 'nothing'), { ...quiet, force: true });
      await expect(missing).rejects.toMatchObject({ code: 'dump-missing' });
    });
  });
});
