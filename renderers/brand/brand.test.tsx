import { fireEvent, render, screen } from '@testing-library/react';
import 'amis-ui/lib/themes/cxd';
import { render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const node = { type: 'brand', logo: '${config.logo}', siteName: '${config.siteName}' };

function show(config: { logo: string; siteName: string }) {
  return render(renderAmis(node, { data: { config }, locale: 'en-US' }, { session: 'test' }));
}

beforeAll(() => registerDefinition(registry.brand));
afterEach(cleanUp);

it('shows the logo, which says the name', async () => {
  show({ logo: '/logo.svg', siteName: 'Harbour & Sons' });
  const logo = await screen.findByRole('img', { name: 'Harbour & Sons' });
  expect(logo.getAttribute('src')).toBe('/logo.svg');
});

it('shows the name without a logo', async () => {
  show({ logo: '', siteName: 'Harbour & Sons' });
  await screen.findByText('Harbour & Sons');
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the name when the logo cannot be loaded', async () => {
  show({ logo: '/gone.svg', siteName: 'Harbour' });
  fireEvent.error(await screen.findByRole('img'));
  await screen.findByText('Harbour');
});
