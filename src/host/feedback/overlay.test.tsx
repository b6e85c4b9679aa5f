import { expect, it } from 'vitest';
import 'amis-ui/lib/themes/cxd';
import { screen } from '@testing-library/react';
import { mountOverlay } from './overlay.tsx';
import { retellMessages } from './shown-messages.ts';

it('is there for everyone who asks at the same moment', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const asked = ['en-US', 'zh-CN', 'en-US'] as const;
  const parts = await Promise.all(asked.map((locale) => mountOverlay(container, locale)));
  expect(new Set(parts).size).toBe(1);
  expect(await mountOverlay(container, 'en-US')).toBe(parts[0]);
});

it('says a message that is still there in another language', async () => {
  const { toast } = await mountOverlay(document.body, 'zh-CN');
  toast.success('已保存');
  toast.info('From elsewhere');
  await screen.findByText('已保存');
  retellMessages((sentence) => (sentence === '已保存' ? 'Saved' : undefined));
  await screen.findByText('Saved');
  await screen.findByText('From elsewhere');
});
