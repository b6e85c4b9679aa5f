import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type {
  GroupMade,
  ListWidgetTemplatesAnswer,
  Made,
  Report,
} from '../../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../../tests/support/person.ts';
import { MOST_ENTRIES, MOST_TEMPLATES } from './bounds.ts';
import { readZip } from './read-zip.ts';

const prefix = '/api/company/globex/widgetTemplate';
const app = '/api/company/globex/app/crm/widgetTemplate';

/** An entry of a file that a test makes. */
type Entries = Record<string, string | Buffer | { content: Buffer; mode: number }>;

const page = (text: string) => ({ type: 'page', body: [{ type: 'tpl', tpl: text }] });
const template = (id: number, more: object = {}) => ({
  ...{ id, name: `File-${id}`, group: { name: 'Files' }, widgetType: 1, status: 1, description: '' },
  ...more,
});
const manifest = (...templates: object[]) =>
  JSON.stringify({ format: 'pagewright.widget-templates', version: 1, templates });
const sound: Entries = { 'manifest.json': manifest(template(1)), 'templates/1.json': JSON.stringify(page('one')) };

/** Packs entries. A name in `names` takes the place of one of the same length: the packer itself writes no harmful ones. */
async function packed(entries: Entries, names: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, entry] of Object.entries(entries)) {
    const isPlain = typeof entry === 'string' || Buffer.isBuffer(entry);
    const { content, mode } = isPlain ? { content: Buffer.from(entry), mode: 0o100644 } : entry;
    zip.addBuffer(content, name, { mode });
  }
  zip.end();
  let file = await buffer(zip.outputStream as Readable);
  for (const [name, other] of Object.entries(names)) {
    expect(other).toHaveLength(name.length);
    file = Buffer.from(file.toString('latin1').replaceAll(name, other), 'latin1');
  }
  return file;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let picture: Buffer;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner');
    const create = { width: 8, height: 8, channels: 3, background: '#369' } as const;
    picture = await sharp({ create }).png().toBuffer();
  });

  const bring = async (file: Buffer, at = prefix, name = 'templates.amis') =>
    (await owner.upload(`${at}/import`, file, name)) as unknown as Answer<Report>;
  const list = async (at = prefix) =>
    (await owner.get<ListWidgetTemplatesAnswer>(`${at}/list?perPage=100&sortBy=name-asc`)).json.data.items;
  const download = async (path: string): Promise<Buffer> => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(server.base + path, { headers: { ...owner.headers, cookie } });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="widget-templates.amis"',
    ]);
    return Buffer.from(await answer.arrayBuffer());
  };

  /** Everything that an import could leave behind. */
  const stored = async () => {
    const { database } = server.services;
    const counts = (companyId: number, tables: readonly ('screen' | 'upload' | 'widget_group' | 'widget_template')[]) =>
      database.tenant(companyId, async (trx) => {
        const found: number[] = [];
        for (const table of tables)
          found.push(
            Number(
              (await trx
                .selectFrom(table)
                .select(({ fn }) => fn.countAll().as('n'))
                .executeTakeFirst())!.n,
            ),
          );
        return found;
      });
    const globex = (await database.query
      .selectFrom('company')
      .select('id')
      .where('key', '=', 'globex')
      .executeTakeFirst())!;
    return [
      await counts(globex.id, ['screen', 'widget_group', 'widget_template']),
      await counts(-1, ['upload', 'screen', 'widget_group', 'widget_template']),
    ];
  };

  describe('hostile files', () => {
    const bomb = Buffer.alloc(1_000_000, 0x20);
    const tooMany = Object.fromEntries(
      Array.from({ length: MOST_ENTRIES }, (_, at) => [`templates/${at + 1}.json`, '{}']),
    );
    // Packs to an eighth: no bomb, and yet a file of 64 such entries is small enough to be sent.
    const large = Buffer.from(randomBytes(1_000_000).map((byte) => byte & 1));
    const hostile: [name: string, file: () => Promise<Buffer>, why: RegExp][] = [
      [
        'a name that leads upwards',
        () => packed({ ...sound, 'images/12.png': picture }, { 'images/12.png': '../../abc.png' }),
        /leads out/,
      ],
      [
        'an absolute name',
        () => packed({ ...sound, 'images/12.png': picture }, { 'images/12.png': '/etc/passwd00' }),
        /leads out/,
      ],
      [
        'a drive in a name',
        () => packed({ ...sound, 'images/12.png': picture }, { 'images/12.png': 'C:/images.png' }),
        /leads out/,
      ],
      [
        'backslashes in a name',
        () => packed({ ...sound, 'images/12.png': picture }, { 'images/12.png': '..\\..\\abc.png' }),
        /leads out/,
      ],
      [
        'a link',
        () => packed({ ...sound, 'templates/1.json': { content: Buffer.from('/etc/passwd'), mode: 0o120777 } }),
        /is a link/,
      ],
      ['a name that no such file has', () => packed({ ...sound, 'readme.txt': 'hello' }), /no such entry/],
      ['too many entries', () => packed({ ...sound, ...tooMany }), /more than/],
      ['an entry that unfolds', () => packed({ ...sound, 'templates/1.json': bomb }), /tightly/],
      [
        'an entry that is too large',
        () => packed({ ...sound, 'images/1.png': Buffer.concat([large, large]) }),
        /larger than/,
      ],
      [
        'entries that are too large together',
        () =>
          packed({
            ...sound,
            ...Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`images/${at + 1}.png`, large])),
          }),
        /more than 64/,
      ],
      ['the beginning of a file', async () => (await packed(sound)).subarray(0, -30), /damaged/],
      ['no ZIP', async () => Buffer.from('{"type": "page"}'), /damaged/],
      [
        'an entry whose bytes were changed',
        async () => {
          const stored = Buffer.from(JSON.stringify(page('checked')));
          const zip = new ZipFile();
          zip.addBuffer(Buffer.from(manifest(template(1))), 'manifest.json');
          zip.addBuffer(stored, 'templates/1.json', { compress: false });
          zip.end();
          const file = await buffer(zip.outputStream as Readable);
          return Buffer.from(file.toString('latin1').replace('checked', 'changed'), 'latin1');
        },
        /damaged/,
      ],
      [
        'another format',
        () => packed({ ...sound, 'manifest.json': '{"format":"pagewright.app","version":1}' }),
        /no file of widget templates/,
      ],
      [
        'another version',
        () => packed({ ...sound, 'manifest.json': manifest(template(1)).replace('"version":1', '"version":2') }),
        /another version/,
      ],
      [
        'an id twice',
        () => packed({ ...sound, 'manifest.json': manifest(template(1), template(1, { name: 'B' })) }),
        /have the id 1/,
      ],
      [
        'a name twice',
        () =>
          packed({
            ...sound,
            'manifest.json': manifest(template(1), template(2, { name: 'FILE-1' })),
            'templates/2.json': JSON.stringify(page('')),
          }),
        /have this name/,
      ],
      [
        'a picture that lies about its type',
        () =>
          packed({
            ...sound,
            'manifest.json': manifest(template(1, { custom_preview_img: 'images/1.webp' })),
            'images/1.webp': picture,
          }),
        /not the picture/,
      ],
      [
        'a page as a picture',
        () =>
          packed({
            ...sound,
            'manifest.json': manifest(template(1, { screenshot: 'images/1.png' })),
            'images/1.png': '<html><script>',
          }),
        /not the picture/,
      ],
      [
        'a picture that only begins like one',
        () =>
          packed({
            ...sound,
            'manifest.json': manifest(template(1, { screenshot: 'images/1.png' })),
            'images/1.png': picture.subarray(0, 20),
          }),
        /PNG/,
      ],
      [
        'a page that the checker refuses',
        () => packed({ ...sound, 'templates/1.json': '{"type":"page","body":{"type":"no-such"}}' }),
        /no-such/,
      ],
      [
        'a component that the framework of the template lacks',
        () =>
          packed({
            'manifest.json': manifest(template(1, { widgetType: 2 })),
            'templates/1.json': JSON.stringify({ type: 'page', body: { type: 'table', columns: [] } }),
          }),
        /mini apps/i,
      ],
      [
        'words that no template may have',
        () => packed({ ...sound, 'manifest.json': manifest(template(1, { words: { 'zh-CN': { name: '-x' } } })) }),
        /name/,
      ],
      ['content that is no page', () => packed({ ...sound, 'templates/1.json': '[]' }), /is a page/],
      ['content that is no JSON', () => packed({ ...sound, 'templates/1.json': '{"type":' }), /no JSON/],
      ['a template without its content', () => packed({ 'manifest.json': manifest(template(1)) }), /lacks/],
      [
        'an entry that the manifest does not name',
        () => packed({ ...sound, 'templates/2.json': '{}' }),
        /names no such/,
      ],
      [
        'a name that no template may have',
        () => packed({ ...sound, 'manifest.json': manifest(template(1, { name: '-x' })) }),
        /name/,
      ],
      [
        'a type that the level does not offer',
        () => packed({ ...sound, 'manifest.json': manifest(template(1, { widgetType: 4 })) }),
        /type 4/,
      ],
      [
        'too many templates',
        () =>
          packed({
            'manifest.json': manifest(...Array.from({ length: MOST_TEMPLATES + 1 }, (_, at) => template(at + 1))),
          }),
        /at most/,
      ],
    ];

    it.each(hostile)('%s is refused, and nothing is written', async (_, file, why) => {
      const before = await stored();
      const { status, json } = await bring(await file());
      expect([status, json.msg]).toEqual([422, expect.stringMatching(why)]);
      expect(json.data).toMatchObject({
        created: [],
        renamed: [],
        skipped: [],
        refused: [{ why: expect.stringMatching(why) }],
      });
      expect(await stored()).toEqual(before);
    });

    it('one bad template among good ones keeps all of them out', async () => {
      const before = await stored();
      const more = {
        'manifest.json': manifest(template(1), template(2)),
        'templates/2.json': '{"type":"page","body":{"type":"no-such"}}',
      };
      const { json } = await bring(await packed({ ...sound, ...more }));
      expect(json.data.refused.map(({ name }) => name)).toEqual(['File-2']);
      expect(await stored()).toEqual(before);
    });

    it('says what to do once, and calls the file by its name', async () => {
      expect((await bring(Buffer.from('no ZIP'), prefix, 'mine.amis')).json.msg).toBe(
        'Nothing was imported. mine.amis: The file is damaged or no .amis file. Choose another one, or export the templates again.',
      );
    });

    it('takes no other extension and no larger file', async () => {
      expect((await bring(await packed(sound), prefix, 'templates.zip')).status).toBe(422);
      expect((await bring(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
    });

    it('unpacks no more than an entry says', async () => {
      const file = await packed({ 'manifest.json': 'x'.repeat(5000) });
      const at = file.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      file.writeUInt32LE(10, at + 24);
      await expect(readZip(file)).rejects.toThrow('refused');
    });
  });

  describe('sound files', () => {
    it('bring the same set that was exported', async () => {
      const group = (await owner.post<GroupMade>(`${prefix}/group/create`, { name: 'Set', description: 'kept' })).json
        .data.id;
      const custom_preview_img = (await owner.upload('/api/upload', picture)).json.data.value;
      const bodies = [
        { name: 'First', widgetType: 1, description: 'd', custom_preview_img, schema: page('first') },
        { name: 'Second', widgetType: 0, status: 0, schema: page('second') },
      ];
      const made: number[] = [];
      for (const body of bodies)
        made.push((await owner.post<Made>(`${prefix}/create`, { type: group, ...body })).json.data.id);
      await owner.post(`${prefix}/info/${made[0]}`, { name: 'First', names: { 'en-US': 'First', 'zh-CN': '第一' } });
      const shape = async () => {
        const rows = await list();
        const shown: unknown[] = [];
        for (const { id, name, names, typeName, widgetType, status, description, custom_preview_img } of rows) {
          const path = `/api/company/globex/screen/widget-template/${id}/source`;
          const { schema } = (await owner.get<{ schema: object }>(path)).json.data;
          shown.push({
            name,
            names,
            typeName,
            widgetType,
            status,
            description,
            hasPicture: custom_preview_img !== '',
            schema,
          });
        }
        return shown;
      };
      const before = await shape();
      const all = await download(`${prefix}/exportWidgetTpl`);
      const some = await download(`${prefix}/exports/${made[0]}`);
      expect([...(await readZip(some)).keys()].sort()).toEqual(['images/1.webp', 'manifest.json', 'templates/1.json']);
      await owner.send(`${prefix}/deletes/${made.join(',')}`, { method: 'DELETE' });
      await owner.send(`${prefix}/group/delete/${group}`, { method: 'DELETE' });
      const { json } = await bring(all);
      expect(json.data).toEqual({ created: ['First', 'Second'], renamed: [], skipped: [], refused: [] });
      expect(await shape()).toEqual(before);
      const again = (await bring(all)).json.data;
      expect([again.created, again.renamed, again.skipped.map(({ name }) => name)]).toEqual([
        [],
        [],
        ['First', 'Second'],
      ]);
      expect(await shape()).toEqual(before);
    });

    it('rename a template whose name another one has', async () => {
      await bring(await packed(sound));
      const other = { ...sound, 'templates/1.json': JSON.stringify(page('two')) };
      const { json } = await bring(await packed(other));
      expect(json.data).toMatchObject({
        created: [],
        renamed: [{ name: 'File-1', newName: 'File-1-01' }],
        skipped: [],
      });
    });

    it('are read at each level, into groups of this level', async () => {
      const { json } = await bring(await packed(sound), app);
      expect(json.data.created).toEqual(['File-1']);
      expect((await list(app)).filter(({ level }) => level === 3)).toMatchObject([
        { name: 'File-1', typeName: 'Files' },
      ]);
    });

    it('leave no pictures when the templates find no room', async () => {
      const files = {
        ...sound,
        'manifest.json': manifest(template(1, { name: 'No-room', screenshot: 'images/1.png' })),
        'images/1.png': picture,
      };
      const before = await stored();
      const { config } = server.services;
      const { screenMegabytes } = config;
      config.screenMegabytes = 0;
      expect((await bring(await packed(files))).status).toBe(409);
      config.screenMegabytes = screenMegabytes;
      expect(await stored()).toEqual(before);
      expect((await bring(await packed(files))).json.data.created).toEqual(['No-room']);
    });
  });
});
