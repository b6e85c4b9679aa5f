import { expect, it } from 'vitest';
import { valueAt } from '../../theme/editing/paths.ts';
import type { Theme } from '../../types/generated/theme.ts';
import type { ThemeSession } from '../theme-session.ts';
import { contrastStore } from './contrast-store.ts';
import type { FaintText } from './measure.ts';
import { mend } from './mend.ts';

const faint = (id: number, state: string, nearest?: string): FaintText => ({
  ...{ id, part: 'link', index: 0, state, name: state, text: 'Link', ratio: '2.00', least: 4.5 },
  ...{ color: '#888888', background: '#ffffff', field: `component.link.base.${state}.body.font.color` },
  ...(nearest ? { nearest } : {}),
});

function begin() {
  let theme: Theme = { config: { name: 'A' }, global: {}, component: {} };
  const session = {
    state: () => ({ theme }),
    change(next: Theme) {
      theme = next;
    },
  } as unknown as ThemeSession;
  const store = contrastStore();
  const texts = [faint(0, 'default', '#111111'), faint(1, 'hover', '#222222'), faint(2, 'click')];
  store.put(new Map([['link', { faint: texts, exempt: 0, pictured: 0 }]]));
  const sectionOf = (state: string) => valueAt(theme, ['component', 'link', 'base', state]);
  const left = () => store.state().panels[0]!.faint.map(({ id }) => id);
  return { session, store, sectionOf, left };
}

it('puts the nearest colour of a text into the field of its component', async () => {
  const { session, store, sectionOf, left } = begin();
  await mend(session, store, { panel: 'link', id: 1 });
  expect(sectionOf('hover')).toEqual({ token: '--link-onHover-', body: { font: { color: '#222222' } } });
  expect([sectionOf('default'), left()]).toEqual([undefined, [0, 2]]);
});

it('does so for all texts of a component that have one', async () => {
  const { session, store, sectionOf, left } = begin();
  await mend(session, store, { panel: 'link' });
  expect([sectionOf('default'), sectionOf('hover'), sectionOf('click'), left()]).toMatchObject([
    { body: { font: { color: '#111111' } } },
    { body: { font: { color: '#222222' } } },
    undefined,
    [2],
  ]);
});
