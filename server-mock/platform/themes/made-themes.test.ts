import { beforeAll, expect, it } from 'vitest';
import { shades } from '../../../src/theme/data/scales.ts';
import type { Imported, ListThemesAnswer, ReadThemeAnswer } from '../../../src/types/generated/contracts/themes.ts';
import type { Theme } from '../../../src/types/generated/theme.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

type Listed = ListThemesAnswer['items'][number];

const company = '/api/company/globex';
const app = `${company}/app/shop`;

/** The same theme with the shades of another brand. */
function withBrand(theme: Theme, color: string): Theme {
  const copy = structuredClone(theme);
  for (const [index, shade] of shades(color).entries()) copy.global.colors!.brand!.body.colors[index]!.color = shade;
  return copy;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;
  let designer: Person;
  let member: Person;

  const make = async (by: Person, prefix: string, body: object) =>
    (await by.post<Listed>(`${prefix}/theme`, body)).json.data;
  const list = async (by: Person, prefix: string) => (await by.get<ListThemesAnswer>(`${prefix}/theme`)).json.data;
  const read = async (by: Person, prefix: string, id: number) =>
    (await by.get<ReadThemeAnswer>(`${prefix}/theme/${id}/source`)).json.data;
  const publish = (by: Person, prefix: string, id: number, theme: unknown) =>
    by.post(`${prefix}/theme/${id}/publish`, { theme });
  const choose = (by: Person, prefix: string, theme: string) => by.post(`${prefix}/theme/choose`, { theme });
  const sheetIn = (html: string) => /<style id="pagewright-theme"[^>]*>([^<]*)<\/style>/.exec(html)?.[1];

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin');
    owner = await server.person('owner@example.com');
    designer = await addMember(server, 'designer', 'globex');
    member = await addMember(server, 'plain', 'globex');
    await owner.post(`${company}/app`, { name: 'Shop', key: 'shop' });
    await owner.post(`${app}/member/${demoId('designer@example.com')}`, { level: 'designer', roles: [] });
  });

  it('makes a theme of a brand colour, on which words can be read', async () => {
    const { id, sample } = await make(owner, company, { name: 'Violet', brand: 'rgb(94, 53, 177)' });
    expect(sample.brand).toBe('#5e35b1');
    const { theme } = await read(owner, company, id);
    expect((theme as Theme).config.name).toBe('Violet');
    expect((theme as Theme).global.colors!.brand!.body.colors.map(({ color }) => color)).toEqual(shades('#5e35b1'));
    expect((await make(owner, company, { name: 'Yellow', brand: '#ffd400' })).sample.brand).not.toBe('#ffd400');
    const refused = await owner.post(`${company}/theme`, { name: 'None', brand: 'bluish' });
    expect([refused.status, Object.keys(refused.json.errors!)]).toEqual([422, ['brand']]);
    for (const { id: made, name } of (await list(owner, company)).items)
      if (['Violet', 'Yellow'].includes(name)) await owner.send(`${company}/theme/${made}`, { method: 'DELETE' });
  });

  it('shows the data of a shipped theme by its name', async () => {
    const shipped = (await designer.get<ReadThemeAnswer>(`${app}/theme/cxd/source`)).json.data;
    expect(shipped).toMatchObject({ id: 0, token: 'cxd', name: 'amis cxd', level: 'platform', preview: '' });
    expect((shipped.theme as Theme).global.colors!.brand!.body.colors[4]!.color).toBe('#2468f2');
    expect((await designer.get(`${app}/theme/none/source`)).status).toBe(404);
    expect((await member.get(`${app}/theme/cxd/source`)).status).toBe(403);
  });

  it('makes the dark twin of a light theme, which names it, and of no dark one', async () => {
    const sea = await make(owner, company, { name: 'Twin Sea', from: 'cxd' });
    const twin = await make(owner, company, { name: 'Twin Sea dark', from: String(sea.id), dark: true });
    expect(twin).toMatchObject({ isDark: true, twin: sea.token, version: 1, isOwn: true });
    expect([sea.isDark, sea.twin]).toEqual([false, '']);
    const { config } = (await read(owner, company, twin.id)).theme as Theme;
    expect(config).toMatchObject({ name: 'Twin Sea dark', isDark: true, twin: sea.token });
    for (const from of [String(twin.id), 'dark']) {
      const refused = await owner.post(`${company}/theme`, { name: 'X', from, dark: true });
      expect([refused.status, Object.keys(refused.json.errors!)]).toEqual([422, ['from']]);
    }
    // Of a theme above, at the level that asks; of one beside it, of none.
    expect(await make(designer, app, { name: 'Ours', from: String(sea.id), dark: true })).toMatchObject({
      level: 'app',
      twin: sea.token,
    });
    for (const [by, prefix, status] of [
      [admin, '/api/company/acme', 404],
      [admin, '/api', 404],
      [member, company, 403],
      [designer, company, 403],
    ] as const)
      expect((await by.post(`${prefix}/theme`, { name: 'X', from: String(sea.id), dark: true })).status).toBe(status);
  });

  it('shows readers in the dark look the twin of the theme that a level has chosen, while it is enabled', async () => {
    const light = await make(owner, company, { name: 'Day', from: 'cxd' });
    const twin = await make(owner, company, { name: 'Night', from: String(light.id), dark: true });
    expect(twin.token).toBe('day-dark');
    const { theme } = await read(owner, company, twin.id);
    const ofTwin = withBrand(theme as Theme, '#aa0000');
    const isOther = ofTwin.component['link'] as { base: { default: { body: { font: Record<string, string> } } } };
    isOther.base.default.body.font['fontSize'] = '19px';
    await publish(owner, company, twin.id, ofTwin);
    await choose(owner, company, String(light.id));
    const sheet = async () =>
      sheetIn((await owner.get('/company/globex?x')).text) ??
      (await owner.get(`${company}/theme/${light.id}.css`)).text;
    expect(await sheet()).toContain('--colors-brand-5:light-dark(#2468f2,#aa0000)');
    expect(await sheet()).toContain(':where(html){--pw-if-light:initial;--pw-if-dark: ;}');
    expect(await sheet()).toMatch(/--link-fontSize:var\(--pw-if-light,[^)]*\)*var\(--pw-if-dark,19px\)/);
    const beside = (await read(owner, company, light.id)).twin;
    expect([beside?.id, beside?.name, beside?.theme]).toEqual([twin.id, 'Night', ofTwin]);
    await owner.post(`${company}/theme/${twin.id}/settings`, { state: 'disabled' });
    expect(await sheet()).not.toContain('#aa0000');
    await owner.post(`${company}/theme/${twin.id}/settings`, { state: 'enabled' });
    expect(await sheet()).toContain('#aa0000');
    await owner.send(`${company}/theme/${twin.id}`, { method: 'DELETE' });
    expect(await sheet()).not.toContain('#aa0000');
    expect((await read(owner, company, light.id)).twin).toBeUndefined();
    await choose(owner, company, '');
  });

  it('gives a theme as design tokens, and takes such files', async () => {
    const { id } = await make(owner, company, { name: 'Tokens', from: 'cxd' });
    const file = await owner.get(`${company}/theme/${id}/export?format=tokens`);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="tokens.tokens.json"');
    const tokens = JSON.parse(file.text) as { color: { brand: Record<string, object> }; $extensions?: object };
    tokens.color.brand['5'] = { $type: 'color', $value: '#aa0000' };
    const again = await owner.post<Imported>(`${company}/theme/import`, { theme: JSON.stringify(tokens) });
    expect(again.json.data).toMatchObject({ name: 'Tokens', unused: [], unusedCount: 0 });
    const before = (await read(owner, company, id)).theme as Theme;
    const after = (await read(owner, company, again.json.data.id)).theme as Theme;
    expect(after.global.colors!.brand!.body.colors[4]!.color).toBe('#aa0000');
    expect([after.component, after.global.fonts]).toEqual([before.component, before.global.fonts]);
    const foreign = { primary: { $type: 'color', $value: '#00aa00' }, odd: { $type: 'duration', $value: '1s' } };
    const other = await owner.post<Imported>(`${company}/theme/import`, { theme: foreign, name: 'Green' });
    expect(other.json.data).toMatchObject({ name: 'Green', unused: [{ name: 'odd', pointer: '/odd' }] });
    const { total } = await list(owner, company);
    const refused = await owner.post(`${company}/theme/import`, { theme: { a: { $type: 'color', $value: '{a}' } } });
    expect([refused.status, refused.json.errors]).toMatchObject([422, [{ pointer: '/a', code: 'cycle' }]]);
    expect((await list(owner, company)).total).toBe(total);
  });
});
