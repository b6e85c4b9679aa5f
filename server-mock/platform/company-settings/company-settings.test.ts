import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const company = '/api/company/globex';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = [await server.person('owner@example.com'), await server.person('member@example.com')];
  });

  const read = async () => (await owner.get(company)).json.data;
  const homeOf = async (person: Person) =>
    (await person.get<{ items: { key: string }[] }>('/api/company')).json.data.items.find(
      ({ key }) => key === 'globex',
    );

  it('changes name, short name and logo for all members, and notes who did it', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { url } = (await owner.upload('/api/upload?purpose=avatar', Buffer.from(pixel, 'base64'))).json.data;
    expect((await owner.post(company, { name: ' Globex Group ', nameshort: 'GG', logo: url })).status).toBe(200);
    expect(await read()).toEqual({ key: 'globex', name: 'Globex Group', nameshort: 'GG', logo: url });
    expect(await homeOf(member)).toMatchObject({ name: 'Globex Group', nameshort: 'GG', logo: url });
    const last = (await auditOf(server.services, demoId('company:globex'))).at(-1);
    expect(last).toMatchObject({ action: 'company.changed', target: 'globex' });
    await owner.post(company, { name: 'Globex', logo: '' });
    expect(await read()).toMatchObject({ name: 'Globex', nameshort: 'GG', logo: '' });
  });

  it('keeps names as one line without characters that nobody sees, and lets no company look like the platform', async () => {
    const { siteName } = server.services.config;
    const around = '\u202eGlo\u200bbex\n';
    expect((await owner.post(company, { name: around, nameshort: 'G\u2066X' })).status).toBe(200);
    expect(await read()).toMatchObject({ name: 'Globex', nameshort: 'GX' });
    for (const name of ['\u200b\u202e', siteName, ` ${siteName.toUpperCase()}\u3164`, [...siteName].join('\u2009')]) {
      const refused = await owner.post(company, { name });
      expect([name, refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([name, 422, ['name']]);
    }
    expect(await read()).toMatchObject({ name: 'Globex' });
  });

  it('takes no moving picture as a logo, of a company or an app', async () => {
    const frames = [0, 255].map((level) => Buffer.alloc(8 * 8 * 3, level));
    const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
    const moving = await sharp(Buffer.concat(frames), { raw })
      .gif({ delay: [50, 50] })
      .toBuffer();
    const uploaded = async (purpose: string) =>
      (await owner.upload(`/api/upload?purpose=${purpose}`, moving)).json.data.url;
    const asImage = await uploaded('image');
    for (const [path, body] of [
      [company, { name: 'Globex', logo: asImage }],
      [`${company}/app`, { name: 'Moving', logo: asImage }],
      [`${company}/app/crm`, { logo: asImage }],
    ] as const) {
      const { status, json } = await owner.post(path, body);
      const words = 'A logo does not move. Please choose a picture that stands still.';
      expect([path, status, json.errors]).toEqual([path, 422, { logo: words }]);
    }
    // What the pages upload stands still.
    expect((await owner.post(company, { name: 'Globex', logo: await uploaded('avatar') })).status).toBe(200);
    await owner.post(company, { name: 'Globex', logo: '' });
  });

  it('refuses other people, blank names and pictures from elsewhere, and changes nothing', async () => {
    const before = await read();
    const admin = await server.person('admin@example.com');
    for (const person of [member, admin]) {
      expect((await person.get(company)).status).toBe(403);
      expect((await person.post(company, { name: 'Mine' })).status).toBe(403);
    }
    for (const [field, body] of [
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(101) }],
      ['nameshort', { name: 'A', nameshort: 'x'.repeat(9) }],
      ['logo', { name: 'A', logo: 'https://elsewhere.example/p.png' }],
    ] as const) {
      const refused = await owner.post(company, body);
      expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await read()).toEqual(before);
  });
});
