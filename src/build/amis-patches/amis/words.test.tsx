import { render, screen } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Form/InputRepeat';
import 'amis/lib/renderers/Form/Switch';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Status';
import 'amis/lib/renderers/Table2/index';
import 'amis/lib/renderers/Tasks';
import 'amis/lib/renderers/Words';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

const page = (locale: string) =>
  renderAmis(
    {
      type: 'page',
      data: { text: 'A text that is longer than eight letters' },
      body: [
        { type: 'status', value: 'success' },
        { type: 'status', value: 'own', source: { own: { label: '成功' } } },
        { type: 'words', words: '${text}', limit: 8 },
        { type: 'table2', columns: [{ title: 'Empty', name: 'empty' }] },
        { type: 'tasks', name: 'tasks', items: [{ label: 'A', key: 'a', status: 4 }] },
        { type: 'form', wrapWithPanel: false, body: [{ type: 'input-repeat', name: 'again', value: 'daily:2' }] },
        {
          type: 'form',
          static: true,
          wrapWithPanel: false,
          data: { on: true, off: false },
          body: [
            { type: 'switch', name: 'on' },
            { type: 'switch', name: 'off' },
          ],
        },
      ],
    },
    { locale },
    { session: 'test' } as RenderOptions,
  );

it.each([
  ['en-US', ['Succeeded', 'More', 'Task', 'Remark', 'Start', 'Finished', 'Days', 'No data', 'On', 'Off']],
  ['zh-CN', ['展开', '任务名称', '备注说明', '上线', '已完成', '天', '暂无数据', '开', '关']],
])('amis’s own words are said in %s', async (locale, words) => {
  render(page(locale));
  for (const word of words) expect(await screen.findByText(word)).toBeTruthy();
});

it.each(['en-US', 'zh-CN'])('the page’s own words stay in %s', async (locale) => {
  render(page(locale));
  expect(await screen.findAllByText('成功')).toHaveLength(locale === 'zh-CN' ? 2 : 1);
});
