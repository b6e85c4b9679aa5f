import { act, cleanup, render } from '@testing-library/react';
import type { RendererProps } from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../schemas/locales/en-US.json' with { type: 'json' };
import { TextsContext } from '../../src/i18n/texts-context.ts';
import { SHOWN } from '../../src/theme/tried-theme.ts';
import ThemeSamples from './index.tsx';

afterEach(cleanup);

const shown = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('[data-theme-panel]')].map((each) => each.dataset['themePanel']),
  ),
];

it('shows the given component, and then those that the page around asks for', async () => {
  const props = { panel: 'divider', data: { locale: 'en-US' }, render: () => <i />, body: [] };
  render(
    <TextsContext.Provider value={texts}>
      <ThemeSamples {...(props as unknown as RendererProps)} />
    </TextsContext.Provider>,
  );
  await vi.waitFor(() => expect(shown()).toEqual(['divider']));
  act(() => void window.dispatchEvent(new CustomEvent(SHOWN, { detail: ['link', 'spinner'] })));
  await vi.waitFor(() => expect(shown()).toEqual(['link', 'spinner']));
});
