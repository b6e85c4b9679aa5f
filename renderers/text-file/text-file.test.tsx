import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

const node = {
  type: 'text-file',
  name: 'content',
  label: 'File',
  choose: 'Choose a file',
  maxMegabytes: 0.001,
  tooLarge: 'Too large',
};
const field = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
/** Fields of one name share their value, so this one shows what the form has. */
const beside = () => document.querySelector<HTMLInputElement>('input[type=text]')!;
const choose = (...files: File[]) => act(async () => void fireEvent.change(field(), { target: { files } }));
const fileOf = (text: string) => new File([text], 'page.json', { type: 'application/json' });

beforeAll(async () => {
  registerDefinition(registry['text-file']);
  await registry['text-file'].load();
}, 60_000);
afterEach(cleanUp);

async function show() {
  renderForm([node, { type: 'input-text', name: 'content' }]);
  await vi.waitFor(() => expect(field()).toBeTruthy());
}

describe('text-file', () => {
  it('has the text of the chosen file as its value, and none once there is no file', async () => {
    await show();
    await choose(fileOf('{"a":1}'));
    await vi.waitFor(() => expect(beside().value).toBe('{"a":1}'));
    expect(screen.getByText('page.json')).toBeTruthy();
    await choose();
    await vi.waitFor(() => expect(beside().value).toBe(''));
  });

  it('reads what spreadsheets in China write', async () => {
    await show();
    // 名称 in GB 18030.
    await choose(new File([new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6])], 'names.csv'));
    await vi.waitFor(() => expect(beside().value).toBe('名称'));
  });

  it('takes no file that is too large, and says so', async () => {
    await show();
    await choose(fileOf('{"a":1}'));
    await choose(fileOf('x'.repeat(2000)));
    expect(await screen.findByText('Too large')).toBeTruthy();
    await vi.waitFor(() => expect(beside().value).toBe(''));
    await choose(fileOf('b'));
    await vi.waitFor(() => expect(beside().value).toBe('b'));
    expect(screen.queryByText('Too large')).toBeNull();
  });
});
