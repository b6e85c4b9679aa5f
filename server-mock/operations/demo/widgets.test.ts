import { beforeAll, expect, it } from 'vitest';
import type { ListWidgetTemplatesAnswer } from '../../../src/types/generated/contracts/widget-templates.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { createDemoWidgets } from './widgets.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    await createDemoWidgets(server.services);
  }, 60_000);

  it('gives each level templates, once', async () => {
    const owner = await server.person('owner@example.com');
    const namesAt = async (level: number, locale = 'en-US') => {
      owner.headers['accept-language'] = locale;
      const address = '/api/company/globex/app/crm/widgetTemplate/list?perPage=100';
      const { items } = (await owner.get<ListWidgetTemplatesAnswer>(address)).json.data;
      return items.filter((item) => item.level === level).map(({ name }) => name);
    };
    expect(await namesAt(1)).toHaveLength(24);
    expect(await namesAt(2)).toEqual(['House-news']);
    expect(await namesAt(3)).toEqual(['Customer']);
    expect(await namesAt(1, 'zh-CN')).toContain('通知横幅');
    expect([await namesAt(2, 'zh-CN'), await namesAt(3, 'zh-CN')]).toEqual([['内部公告'], ['客户详情']]);
    const { items } = (await owner.get<ListWidgetTemplatesAnswer>('/api/company/globex/widgetTemplate/list')).json.data;
    const own = items.find(({ isOwn }) => isOwn)!;
    await owner.send(`/api/company/globex/widgetTemplate/delete/${own.id}`, { method: 'DELETE' });
    await createDemoWidgets(server.services);
    expect(await namesAt(2)).toEqual([]);
  });
});
