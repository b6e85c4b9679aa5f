import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

beforeAll(async () => {
  registerDefinition(registry['scan-code']);
  await registry['scan-code'].load();
}, 60_000);
afterEach(cleanUp);

const card = () => document.querySelector<HTMLElement>('.pw-scan-code');
const show = (node: object) => renderForm([{ type: 'scan-code', label: 'Code of the app', ...node }]);

it('has its size before the code is drawn, and the code says what it is', async () => {
  show({ content: "${'https://example.com/' + 'a'}", size: 200 });
  await vi.waitFor(() => expect(card()).toBeTruthy());
  expect(card()!.style).toMatchObject({ width: '200px', height: '200px' });
  const code = await screen.findByRole('img', { name: 'Code of the app' });
  expect(code.dataset['content']).toBe('https://example.com/a');
  expect(code.getAttribute('width')).toBe('200');
  expect(card()!.style).toMatchObject({ width: '200px', height: '200px' });
});

it('keeps the place of a card that is larger than the code', async () => {
  show({ content: 'a', size: 128, card: 140, level: 'Q' });
  await vi.waitFor(() => expect(card()).toBeTruthy());
  expect(card()!.style).toMatchObject({ width: '140px', height: '140px' });
  expect((await screen.findByRole('img')).getAttribute('width')).toBe('128');
});

it('draws different contents differently', async () => {
  show({ content: 'one' });
  const first = (await screen.findByRole('img')).innerHTML;
  cleanUp();
  show({ content: 'two' });
  expect((await screen.findByRole('img')).innerHTML).not.toBe(first);
});

it('stays an empty card without content', async () => {
  show({ content: '${nothing}' });
  await vi.waitFor(() => expect(card()).toBeTruthy());
  await import('./drawing.tsx');
  expect(screen.queryByRole('img')).toBeNull();
});

it('says so when the content fits no code', async () => {
  show({ content: '二'.repeat(985) });
  await screen.findByText('This is too long for a QR code.');
  expect(screen.queryByRole('img')).toBeNull();
});
