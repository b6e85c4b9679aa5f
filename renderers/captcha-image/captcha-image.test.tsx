import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { type Call, cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

const nodes = [
  { type: 'input-text', name: 'phone' },
  { type: 'captcha-image', name: 'graphCode', api: 'post:/auth/captcha' },
];
const svg = (text: string) => ({
  status: 0,
  msg: '',
  data: { svg: `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>` },
});
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const fill = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const picture = () => drawn.get((screen.getByRole('img') as HTMLImageElement).src);

/** What stands behind the addresses that the component has made; jsdom makes none. */
const drawn = new Map<string, string>();
URL.revokeObjectURL = (address) => void drawn.delete(address);
URL.createObjectURL = (blob) => {
  const address = `blob:${drawn.size}`;
  void (blob as Blob).text().then((text) => drawn.set(address, text));
  return address;
};

// The component is loaded ahead, so that no test waits for it.
beforeAll(async () => {
  registerDefinition(registry['captcha-image']);
  await registry['captcha-image'].load();
}, 60_000);
afterEach(cleanUp);

async function show(answer: (call: Call) => object) {
  renderForm(nodes, answer);
  await vi.waitFor(() => expect(field('graphCode')).toBeTruthy());
}

describe('captcha-image', () => {
  it('waits for a whole phone number before it fetches', async () => {
    const calls = vi.fn((_call: Call) => svg('a'));
    await show(calls);
    await fill('phone', '1380000000');
    expect(screen.getByText('Enter your phone number first')).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
    await fill('phone', '13800000000');
    await vi.waitFor(() => expect(picture()).toContain('<text>a</text>'));
    expect(calls.mock.calls[0]?.[0]).toMatchObject({
      method: 'post',
      url: '/auth/captcha',
      data: { phone: '13800000000' },
    });
  });

  it('fetches another one on request and forgets what was typed for the old one', async () => {
    let number = 0;
    await show(() => svg(`n${++number}`));
    await fill('phone', '13800000000');
    await vi.waitFor(() => expect(picture()).toContain('n1'));
    await fill('graphCode', 'abcd');
    const button = screen.getByRole('button', { name: 'Picture with characters; activate for another one' });
    await act(async () => void fireEvent.click(button));
    await vi.waitFor(() => expect(picture()).toContain('n2'));
    expect(field('graphCode').value).toBe('');
  });

  it('fetches another one when the page empties the field: the picture is used up', async () => {
    let number = 0;
    // Fields of one name share their value, so the second one stands for the page.
    renderForm([...nodes, { type: 'input-text', name: 'graphCode' }], () => svg(`n${++number}`));
    await vi.waitFor(() => expect(field('graphCode')).toBeTruthy());
    await fill('phone', '13800000000');
    await fill('graphCode', 'abcd');
    await vi.waitFor(() => expect(picture()).toContain('n1'));
    const [, ofPage] = document.querySelectorAll<HTMLInputElement>('[name=graphCode]');
    await vi.waitFor(() => expect(ofPage!.value).toBe('abcd'));
    await act(async () => void fireEvent.change(ofPage!, { target: { value: '' } }));
    await vi.waitFor(() => expect(picture()).toContain('n2'));
    expect(field('graphCode').value).toBe('');
  });

  it('takes the picture away with the number it was for', async () => {
    await show(() => svg('a'));
    await fill('phone', '13800000000');
    await vi.waitFor(() => expect(picture()).toContain('a'));
    await fill('phone', '138');
    await vi.waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  });

  it('offers another try when there is no picture', async () => {
    const answers = [{ status: 429, msg: 'Too often' }, svg('late')];
    await show(() => answers.shift() ?? {});
    await fill('phone', '13800000000');
    const button = await screen.findByRole('button', { name: 'No picture, try again' });
    await act(async () => void fireEvent.click(button));
    await vi.waitFor(() => expect(picture()).toContain('late'));
  });
});
