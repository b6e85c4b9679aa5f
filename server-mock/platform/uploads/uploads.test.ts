import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { demoId } from '../../operations/demo/data.ts';
import { sniffImage } from './sniff.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } });

/** Noise does not compress: `side` squared times three is about the file's size in bytes. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const refused: [string, Buffer][] = [
  ['an SVG', Buffer.from(svg)],
  ['an SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML that begins like a GIF', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1')],
  ['a PNG head with nothing behind', Buffer.from('\x89PNG\r\n\x1a\nxxxxxxxxxxxxxxxx', 'latin1')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['text', Buffer.from('hello')],
];

describe('sniffing', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('knows %s by its bytes', async (format) => {
    expect(sniffImage(await picture(4, 4).toFormat(format).toBuffer())).toBe(format);
  });
  it.each(['tiff', 'avif'] as const)('does not take %s', async (format) => {
    expect(sniffImage(await picture(4, 4).toFormat(format).toBuffer())).toBeNull();
  });
});

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  const fetchBytes = async (url: string) => {
    const response = await fetch(platform.base + url);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('keeps an avatar as a small square that says nothing about where it was taken', async () => {
    const person = await platform.person('member');
    const photo = await picture(1200, 800)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '39/1 54/1 0/1' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { json } = await person.upload('/api/upload?purpose=avatar', photo, 'me.jpg');
    expect(json.data).toEqual({
      id: expect.any(Number),
      value: `/api/upload/${json.data.id}`,
      url: json.data.value,
      filename: 'me.jpg',
    });
    const { bytes } = await fetchBytes(json.data.url);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined]);
    const saved = await person.post('/api/user/info', { avatar: json.data.url });
    expect(saved.json.data.avatar).toBe(json.data.url);
    const thief = await (await platform.person('owner')).post('/api/user/info', { avatar: json.data.url });
    expect(Object.keys(thief.json.errors ?? {})).toEqual(['avatar']);
    expect((await person.post('/api/user/info', { avatar: '' })).json.data.avatar).toBe('');
  });

  it('does not blow a small avatar up', async () => {
    const person = await platform.person('member');
    const { json } = await person.upload('/api/upload?purpose=avatar', await picture(60, 40).png().toBuffer());
    const { width, height } = await sharp((await fetchBytes(json.data.url)).bytes).metadata();
    expect([width, height]).toEqual([40, 40]);
  });

  it('serves a file that is inert and never changes', async () => {
    const person = await platform.person('member');
    const { json } = await person.upload('/api/upload', await picture(30, 20).png().toBuffer());
    const { response, bytes } = await fetchBytes(json.data.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(bytes).metadata()).width).toBe(30);
    const again = await fetch(platform.base + json.data.url, {
      headers: { 'if-none-match': response.headers.get('etag')! },
    });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it.each(refused)('refuses %s, whatever it is called', async (_what, bytes) => {
    const person = await platform.person('member');
    const answer = await person.upload('/api/upload', bytes, 'picture.png');
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([415, ['file']]);
  });

  it('drops what hides behind an image', async () => {
    const person = await platform.person('member');
    const polyglot = Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { json } = await person.upload('/api/upload', polyglot);
    expect((await fetchBytes(json.data.url)).bytes.includes('script')).toBe(false);
  });

  it('takes an image of one megabyte and no more; an avatar may be ten', async () => {
    const person = await platform.person('member');
    const large = await noise(640);
    expect(large.length).toBeGreaterThan(1024 * 1024);
    const answer = await person.upload('/api/upload', large);
    expect([answer.status, answer.json.msg]).toEqual([413, 'The file is larger than 1 MB. Choose a smaller one.']);
    expect((await person.upload('/api/upload?purpose=avatar', large)).status).toBe(200);
    expect((await person.upload('/api/upload?purpose=avatar', Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
    expect((await person.upload('/api/upload', await noise(300))).status).toBe(200);
  });

  it('refuses a small file that unfolds into a huge image', async () => {
    const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const answer = await (await platform.person('member')).upload('/api/upload', bomb);
    expect([answer.status, answer.json.msg]).toEqual([
      413,
      'The picture has more than 25 million pixels. Please make it smaller and try again.',
    ]);
  });

  it('wants one file in the field `file`, from somebody signed in', async () => {
    const person = await platform.person('member');
    const bytes = await picture(4, 4).png().toBuffer();
    expect((await person.upload('/api/upload', bytes, 'x.png', 'other')).status).toBe(422);
    expect((await person.upload('/api/upload', Buffer.alloc(0))).status).toBe(422);
    expect((await person.post('/api/upload', { file: 'x' })).status).toBe(415);
    expect((await person.upload('/api/upload?purpose=../x', bytes)).status).toBe(422);
    expect((await platform.visitor().upload('/api/upload', bytes)).status).toBe(401);
  });

  const partHead = 'Content-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n';
  it.each([
    ['in a part’s head', '--x\r\nContent-Disposition: form-'],
    ['in a file', `--x\r\n${partHead}PNG`],
    ['after a file', `--x\r\n${partHead}PNG\r\n--x`],
    ['in a field', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nhalf'],
  ])('refuses a form that ends %s', async (_, body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const person = await platform.person('member');
    const answer = await person.send('/api/upload', { method: 'POST', body, headers });
    expect([answer.status, answer.json.status]).toEqual([400, 400]);
  });

  it.each(['1', '0', '-1', 'x', '1e3', '281474976710656', '../user/info', '%2e%2e%2fuser'])(
    'finds nothing at %s',
    async (id) => {
      const { response } = await fetchBytes(`/api/upload/${id}`);
      expect([400, 401, 404, 422]).toContain(response.status);
    },
  );

  it('takes pictures and files for pages of a company and its apps, from its people alone', async () => {
    const files = '/api/company/globex/files';
    const person = await platform.person('member');
    const bytes = await picture(30, 20).png().toBuffer();
    for (const path of [files, '/api/company/globex/app/crm/files']) {
      const { json } = await person.upload(path, bytes);
      expect((await fetchBytes(json.data.url)).response.headers.get('content-type')).toBe('image/webp');
    }
    const page = Buffer.from('<script>alert(1)</script>');
    const { json } = await person.upload(`${files}?kind=file`, page, 'Bericht ä.html');
    const { response, bytes: kept } = await fetchBytes(json.data.url);
    expect(kept.equals(page)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''Bericht%20%C3%A4.html",
      'x-content-type-options': 'nosniff',
    });
    expect((await person.upload(files, page)).status).toBe(415);
    expect((await person.upload(`${files}?kind=file`, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await (await platform.person('admin@example.com')).upload(files, bytes)).status).toBe(403);
    expect((await platform.visitor().upload(files, bytes)).status).toBe(401);
  });

  it('writes an upload of a page down at its company, whose administrators read the name of the file', async () => {
    const person = await platform.person('member');
    const { json } = await person.upload('/api/company/globex/app/crm/files?kind=file', Buffer.from('x'), 'Plan.pdf');
    const lines = await auditOf(platform.services, demoId('company:globex'));
    expect(lines.at(-1)).toMatchObject({ action: 'upload.created', target: String(json.data.id) });
    const owner = await platform.person('owner@example.com');
    const log = await owner.get<{ items: { targetName: string }[] }>('/api/company/globex/audit?action=upload.created');
    expect(log.json.data.items[0]!.targetName).toBe('Plan.pdf');
  });

  it.each([
    ['a name that turns the text around', 'a\u202Egpj.exe', 'agpj.exe'],
    ['a name that nobody sees', '\u200B', 'file'],
    ['a long name of letters of two units', `${'𠀀'.repeat(200)}.pdf`, '𠀀'.repeat(120)],
  ])('keeps %s as a name that people can read', async (_, given, kept) => {
    const person = await platform.person('admin');
    const { json } = await person.upload('/api/files?kind=file', Buffer.from('x'), given);
    expect(json.data.filename).toBe(kept);
    const { response } = await fetchBytes(json.data.url);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`,
    );
  });

  it('takes 20 files an hour from an account, and 100 from all accounts of a company', async () => {
    const { limits } = platform.services;
    const hits = vi.spyOn(limits, 'hit');
    const member = await platform.person('member');
    const owner = await platform.person('owner@example.com');
    const files = '/api/company/globex/files?kind=file';
    const statusOf = async (person: typeof member) => (await person.upload(files, Buffer.from('x'))).status;
    const sent: number[] = [];
    for (let count = 0; count < 21; count += 1) sent.push(await statusOf(member));
    expect([sent[0], sent.at(-1)]).toEqual([200, 429]);
    expect(await statusOf(owner)).toBe(200);
    const [key, limit, window] = hits.mock.calls.findLast(([key]) => key.startsWith('files:'))!;
    expect([key, limit]).toEqual([`files:company ${demoId('company:globex')}`, 100]);
    for (let count = 0; count < 100; count += 1) await limits.hit(key, limit, window);
    expect(await statusOf(owner)).toBe(429);
    hits.mockRestore();
  });

  it('writes each upload down once', async () => {
    const person = await platform.person('owner');
    const before = (await auditOf(platform.services)).length;
    const { json } = await person.upload('/api/upload', await picture(4, 4).png().toBuffer());
    const lines = (await auditOf(platform.services)).slice(before);
    expect(lines).toMatchObject([{ action: 'upload.created', actor_name: 'Owner', target: String(json.data.id) }]);
  });
});
