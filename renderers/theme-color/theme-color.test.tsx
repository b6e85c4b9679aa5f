import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const options = [
  { label: 'Brand', value: 'brand', children: [{ label: 'Pale', value: 'var(--b-9)', realValue: '#d4e5ff' }] },
];
const type = 'theme-color';
const all = ['color', 'gradient', 'image'];
const gradient = 'linear-gradient(90deg,#ffffff 0%,#00ff00 50%,#000000 100%)';

beforeAll(() => registerField(type), 60_000);
beforeEach(() => localStorage.clear());
afterEach(cleanUp);

const open = async () => fireEvent.click(await screen.findByRole('button', { name: /^Look: / }));
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const kept = () => JSON.parse(localStorage.getItem('presetColors')!);

it('stores a colour of the theme as a reference and shows it by its name', async () => {
  const value = await showField({ type, options });
  await open();
  fireEvent.click(button('Pale'));
  await vi.waitFor(() => expect(value()).toBe('var(--b-9)'));
  expect(button('Look: Pale')).toBeTruthy();
  expect(button('Pale').getAttribute('aria-pressed')).toBe('true');
});

it('takes the colours of the field’s data, or those of the theme in force', async () => {
  await showField({ type, name: 'other' }, undefined, { data: { colorOptions: options } });
  await open();
  expect(button('Pale')).toBeTruthy();
  cleanUp();
  await showField({ type });
  await open();
  expect(button('Pale brand')).toBeTruthy();
});

it('names the colours of a theme in words, not by the keys that amis has for them', async () => {
  const own = { label: 'Ours', value: 'var(--b-5)', realValue: '#0e6f5c' };
  const keyed = [{ label: 'brand', value: 'b', children: [{ label: 'bg', value: 'var(--b-9)' }, own] }];
  await showField({ type, options: keyed });
  await open();
  expect(screen.getByText('Brand').tagName).toBe('LEGEND');
  expect([button('Background'), button('Ours')]).toHaveLength(2);
});

it('says with the name of the group which colour a field has', async () => {
  const children = [
    { label: 'default', value: 'var(--b-5)' },
    { label: 'bg', value: 'var(--b-9)' },
    { label: 'Ours', value: 'var(--b-1)' },
  ];
  const keyed = [{ label: 'brand', value: 'b', children }];
  const shown = { 'var(--b-5)': 'Look: Brand', 'var(--b-9)': 'Look: Brand · Background', 'var(--b-1)': 'Look: Ours' };
  for (const [value, name] of Object.entries(shown)) {
    await showField({ type, options: keyed }, value);
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    cleanUp();
  }
});

it('mixes a colour and writes one with opacity as rgba', async () => {
  const value = await showField({ type, options }, '#2468f2');
  await open();
  fireEvent.change(screen.getByLabelText('Opacity'), { target: { value: '50' } });
  await vi.waitFor(() => expect(value()).toBe('rgba(36, 104, 242, 0.5)'));
});

it('takes a typed colour while it is typed, and says why it does not take another text', async () => {
  const value = await showField({ type, options }, '#2468f2');
  await open();
  const text = screen.getByLabelText<HTMLInputElement>('Colour as text');
  fireEvent.change(text, { target: { value: 'hsl(0 100% 50%)' } });
  await vi.waitFor(() => expect(value()).toBe('hsl(0 100% 50%)'));
  fireEvent.change(text, { target: { value: 'no colour' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.keyDown(text, { key: 'Enter' });
  expect([value(), text.value]).toEqual(['hsl(0 100% 50%)', 'no colour']);
  expect(screen.getByRole('alert').textContent).toContain('This is no colour');
});

it('keeps presets in this browser; while they are edited, a click deletes one', async () => {
  const value = await showField({ type, options }, '#2468f2');
  await open();
  fireEvent.click(button('Keep as a preset'));
  expect(kept()).toEqual({ colors: ['#2468f2'], linearGradient: [], img: [] });
  fireEvent.change(screen.getByLabelText('Colour as text'), { target: { value: '#ff0000' } });
  fireEvent.blur(screen.getByLabelText('Colour as text'));
  await vi.waitFor(() => expect(value()).toBe('#ff0000'));
  fireEvent.click(button('Use preset #2468f2'));
  await vi.waitFor(() => expect(value()).toBe('#2468f2'));
  fireEvent.click(button('Edit'));
  fireEvent.click(button('Delete preset #2468f2'));
  expect(kept().colors).toEqual([]);
  expect(value()).toBe('#2468f2');
});

it('edits a gradient: places by keys, stops away with Delete while more than two are left', async () => {
  const value = await showField({ type, options, modes: all }, gradient);
  await open();
  const stop = () => screen.getByRole('slider', { name: 'Stop 2' });
  fireEvent.keyDown(stop(), { key: 'ArrowRight', shiftKey: true });
  await vi.waitFor(() => expect(value()).toContain('#00ff00 60%'));
  fireEvent.change(screen.getByRole('slider', { name: 'Angle' }), { target: { value: '45' } });
  await vi.waitFor(() => expect(value()).toContain('(45deg,'));
  fireEvent.keyDown(stop(), { key: 'Delete' });
  fireEvent.keyDown(stop(), { key: 'Delete' });
  await vi.waitFor(() => expect(value()).toBe('linear-gradient(45deg,#ffffff 0%,#000000 100%)'));
});

it('takes a stop away that is dragged off the bar', async () => {
  const value = await showField({ type, options, modes: all }, gradient);
  await open();
  const stop = screen.getByRole('slider', { name: 'Stop 2' });
  fireEvent.pointerDown(stop, { button: 0, clientY: 10 });
  fireEvent.pointerMove(stop, { clientX: 0, clientY: 41 });
  await vi.waitFor(() => expect(value()).toBe('linear-gradient(90deg,#ffffff 0%,#000000 100%)'));
});

it('edits a picture, which the page’s call takes', async () => {
  const answer = { status: 0, msg: '', data: { value: '/api/upload/7' } };
  const fetcher = vi.fn(async (_: { url: string; data: FormData }) => ({ status: 200, headers: {}, data: answer }));
  const value = await showField({ type, options, modes: all, receiver: 'post:/api/upload' }, undefined, { fetcher });
  await open();
  tab('Picture');
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  await vi.waitFor(() => expect(value()).toBe('url(/api/upload/7) center center / cover no-repeat'));
  expect(fetcher.mock.lastCall?.[0].data.get('file')).toEqual(file);
  fireEvent.click(button('Top left'));
  fireEvent.change(screen.getByLabelText('Filling'), { target: { value: 'auto repeat-x' } });
  await vi.waitFor(() => expect(value()).toBe('url(/api/upload/7) left top / auto repeat-x'));
});

it('says why a picture was not taken', async () => {
  const fetcher = async () => ({ status: 200, headers: {}, data: { status: 1, msg: 'Too large' } });
  await showField({ type, modes: ['image'], receiver: '/api/upload', inline: true }, undefined, { fetcher });
  await screen.findByLabelText('Filling');
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['x'], 'a.png')] } });
  expect((await screen.findByText('Too large')).getAttribute('role')).toBe('alert');
});

it.each(['color-mix(in srgb, red, blue)', 'conic-gradient(red, blue)', '#2468f280'])(
  'leaves %s as it is',
  async (given) => {
    const value = await showField({ type, options, modes: all }, given);
    await open();
    for (const name of ['Gradient', 'Picture', 'Colour']) tab(name);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(value()).toBe(given);
  },
);

it('follows the default state, and is emptied', async () => {
  const value = await showField({ type, options, inherit: 'var(--b-9)' });
  await open();
  fireEvent.click(button('As in the default state'));
  await vi.waitFor(() => expect(value()).toBe('inherit:var(--b-9)'));
  expect(button('Look: As default: Pale')).toBeTruthy();
  fireEvent.click(button('Empty Look'));
  await vi.waitFor(() => expect(value()).toBeUndefined());
});
