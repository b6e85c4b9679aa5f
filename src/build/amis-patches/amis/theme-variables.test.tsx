import { render } from '@testing-library/react';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';
import { COLORS } from './chart.ts';

afterEach(cleanUp);

const show = (page: object) =>
  render(renderAmis({ type: 'page', ...page }, { locale: 'en-US' }, { session: 'test' } as RenderOptions));

it('lets the variables of a page win over those of a theme', () => {
  show({ cssVars: { '--colors-brand-5': 'red' }, body: 'x' });
  const sheet = document.head.querySelector('style[data-vars]')!.textContent;
  expect(sheet).toContain('html:root:root:root, html:root:root .AMISCSSWrapper {--colors-brand-5: red;');
});

it('gives charts the colours for data of the theme, and the usual ones where there are none', async () => {
  const module = `${COLORS} export { colorsOfData };`;
  const { colorsOfData } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);
  const place = document.body.appendChild(document.createElement('div'));
  expect(colorsOfData(place, 'default')).toBe('default');
  for (const [index, color] of ['teal', '#123456'].entries())
    place.style.setProperty(`--colors-data-1-${index + 1}`, color);
  expect(colorsOfData(place, 'default')).toEqual({ color: ['teal', '#123456'] });
});
