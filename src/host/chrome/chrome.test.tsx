import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import type { HostState } from '../../state/state.ts';
import { createStore } from '../../state/store.ts';
import { mountChrome } from './chrome.tsx';

afterEach(cleanup);

it.each([
  ['en-US', en, 'Only its author sees this draft; you see the published page.'],
  ['zh-CN', zh, '只有作者能看到此草稿；您看到的是已发布的页面。'],
])('says in %s that a draft is shown to its author alone', async (_, texts, words) => {
  const store = createStore({
    online: true,
    texts,
    notices: [{ kind: 'draft-kept-back', screen: 'company/desk', layer: 'builtin', message: '' }],
    view: { screen: { id: 'company/desk' } },
    routes: { routes: [], errors: {} },
  } as unknown as HostState);
  await act(async () => mountChrome({ store } as never, document.body, {} as never));
  expect(screen.getByText(words)).toBeTruthy();
  document.body.replaceChildren();
});
