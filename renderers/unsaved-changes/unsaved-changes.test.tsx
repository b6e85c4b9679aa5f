import 'amis/lib/renderers/Action';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerOwnRenderers } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

beforeAll(registerOwnRenderers);
beforeEach(() => sessionStorage.clear());
afterEach(cleanUp);

/** What the host would ask now before the page is left. */
let asks: () => unknown = () => undefined;
const blockRouting = vi.fn((question: () => unknown) => {
  asks = question;
  return () => undefined;
});

function show(person = '7', layer = 'builtin'): void {
  const body = [
    { type: 'unsaved-changes', form: 'profile', keep: ['name'] },
    { type: 'input-text', name: 'name', label: 'Name' },
    { type: 'input-password', name: 'secret', label: 'Secret' },
    { type: 'submit', label: 'Save' },
  ];
  const form = {
    type: 'form',
    wrapWithPanel: false,
    api: '/api/save',
    data: { name: 'Mia' },
    body,
  };
  renderForm([form], undefined, {
    user: { id: person },
    blockRouting,
    speaker: { frame: { screen: 'a/b', layer, version: 1, scope: {} } },
  });
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const kept = () => Object.values({ ...sessionStorage }).join();

/** The form is filled in and watched. */
async function ready(): Promise<void> {
  await waitFor(() => expect(field('name')).toBeTruthy());
  await waitFor(() => expect(document.querySelector('.pw-unsaved')).toBeTruthy());
}

async function type(name: string, value: string): Promise<void> {
  fireEvent.input(field(name), { target: { value } });
  await waitFor(() => expect(field(name).value).toBe(value));
}

/** Whether the browser would ask before the tab is closed. */
const browserAsks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks while something is changed, and not before, when it is as before, or when it is saved', async () => {
  show();
  await ready();
  await waitFor(() => expect(field('name').value).toBe('Mia'));
  expect([await asks(), browserAsks()]).toEqual([undefined, false]);
  await type('name', 'Mia B');
  await waitFor(async () =>
    expect([await asks(), browserAsks()]).toEqual(['Your changes are not saved. Leave anyway?', true]),
  );
  await type('name', 'Mia');
  await waitFor(async () => expect([await asks(), browserAsks()]).toEqual([undefined, false]));
  await type('name', 'Mia C');
  await waitFor(() => expect(kept()).toContain('Mia C'));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(async () => expect([await asks(), browserAsks(), kept()]).toEqual([undefined, false, '']));
});

it('brings back what was typed and named, for the same person, and takes it back', async () => {
  show();
  await ready();
  await type('secret', 'hunter2');
  await waitFor(() => expect(browserAsks()).toBe(true));
  expect(kept()).toBe('');
  await type('name', 'Half a na');
  await waitFor(() => expect(kept()).toBe('{"name":"Half a na"}'));

  cleanUp();
  show('8');
  await ready();
  await waitFor(() => expect(field('name').value).toBe('Mia'));
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();

  cleanUp();
  show();
  await screen.findByText('Your unsaved changes are back.');
  await waitFor(() => expect([field('name').value, field('secret').value]).toEqual(['Half a na', '']));
  expect(browserAsks()).toBe(true);
  fireEvent.click(screen.getByText('Discard'));
  await waitFor(() => expect([field('name').value, browserAsks(), kept()]).toEqual(['Mia', false, '']));
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

it('does nothing on a page of a company', async () => {
  blockRouting.mockClear();
  show('7', 'company');
  await ready();
  await type('name', 'Mia B');
  expect([blockRouting.mock.calls.length, browserAsks(), kept()]).toEqual([0, false, '']);
});
