import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type {
  CreateWidgetTemplateBody,
  GroupMade,
  ListWidgetTemplatesAnswer,
  Made,
} from '../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const company = '/api/company/globex/widgetTemplate';
const app = '/api/company/globex/app/crm/widgetTemplate';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let group: number;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner');
    group = (await owner.post<GroupMade>(`${company}/group/create`, { name: 'Cards' })).json.data.id;
  });

  const create = (body: Partial<CreateWidgetTemplateBody>) =>
    owner.post<Made>(`${company}/create`, { name: 'Card', type: group, widgetType: 1, ...body });
  const list = async (query = '', prefix = company) =>
    (await owner.get<ListWidgetTemplatesAnswer>(`${prefix}/list${query}`)).json.data;
  const remove = (id: number) => owner.send(`${company}/delete/${id}`, { method: 'DELETE' });

  it('counts how often templates were used, those of its apps along', async () => {
    const { id } = (await create({ name: 'Useful' })).json.data;
    for (const prefix of [company, app, app]) await owner.post(`${prefix}/used/${id}`, {});
    const uses = async (prefix: string) => (await list('?keywords=useful', prefix)).items.map((item) => item.uses);
    expect([await uses(company), await uses(app)]).toEqual([[3], [2]]);
    const { companyId } = (await list('?keywords=useful')).items[0]!;
    await remove(id);
    const left = await server.services.database.tenant(companyId, (trx) =>
      trx.selectFrom('widget_template_use').select('uses').where('template_id', '=', id).execute(),
    );
    expect(left).toEqual([]);
  });

  it('keeps the newest screenshot of a template, and the old one as long as a copy shows it', async () => {
    const shot = async (of: number, background: string) => {
      const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      const { json } = await owner.upload(`${company}/screenshot/${of}`, picture, 'shot.png');
      return (json.data as unknown as { screenshot: string }).screenshot;
    };
    const status = async (address: string) => (await fetch(server.base + address)).status;
    const { id } = (await create({ name: 'Shot' })).json.data;
    const first = await shot(id, '#369');
    expect((await list('?keywords=shot')).items).toMatchObject([{ id, screenshot: first, custom_preview_img: '' }]);
    const second = await shot(id, '#963');
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const copy = (await owner.post<Made>(`${company}/copy/${id}`, {})).json.data;
    await shot(id, '#396');
    expect(await status(second)).toBe(200);
    await shot(copy.id, '#693');
    expect(await status(second)).toBe(404);
    const text = await owner.upload(`${company}/screenshot/${id}`, Buffer.from('<svg/>'), 'shot.png');
    expect(text.status).toBe(415);
  });

  it('refuses components that the framework of a template lacks, when it is made and when it is published', async () => {
    const schema = {
      type: 'page',
      body: [
        { type: 'tpl', tpl: 'x' },
        { type: 'crud', api: 'get:/api/x', columns: [] },
      ],
    };
    const codes = (errors: unknown) => (errors as { code: string }[]).map(({ code }) => code);
    const refused = await create({ name: 'Mini', widgetType: 2, schema });
    expect([refused.status, codes(refused.json.errors)]).toEqual([422, expect.arrayContaining(['framework.uniapp'])]);
    const { id } = (await create({ name: 'Mini', widgetType: 2 })).json.data;
    const screen = `/api/company/globex/screen/widget-template/${id}`;
    const published = await owner.post(`${screen}/publish`, { schema, note: '' });
    expect([published.status, codes(published.json.errors)]).toEqual([
      422,
      expect.arrayContaining(['framework.uniapp']),
    ]);
    const validated = await owner.post<{ messages: { code: string; pointer: string; line: number }[] }>(
      `${screen}/validate`,
      { schema },
    );
    const found = validated.json.data.messages.find(({ code }) => code === 'framework.uniapp');
    expect(found).toMatchObject({ pointer: '/body/1/type', line: expect.any(Number) });
  });
});
