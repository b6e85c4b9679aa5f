import { render, screen } from '@testing-library/react';
import 'amis-ui/lib/themes/cxd';
import { render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const body = { type: 'tpl', tpl: 'Card' };

beforeAll(() => registerDefinition(registry['inert-area']));
afterEach(cleanUp);

it.each([
  [{}, true],
  [{ inert: false }, false],
  [{ inert: '${!isOwn}' }, true],
  [{ inert: '${isOwn}' }, false],
])('%j is inert: %s', async (more, isInert) => {
  const node = { type: 'inert-area', body, ...more };
  render(renderAmis(node, { data: { isOwn: false }, locale: 'en-US' }, { session: 'test' }));
  const area = (await screen.findByText('Card')).closest('.pw-inert')!;
  expect(area.hasAttribute('inert')).toBe(isInert);
});
