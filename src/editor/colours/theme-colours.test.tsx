import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import ColorPicker from 'amis-theme-editor-helper/esm/renderers/ColorPicker.js';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import light from '../../../schemas/theme/platform.json' with { type: 'json' };
import dark from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import { themeColours, withThemeColours } from './theme-colours.ts';

const wordsOf = (texts: object) => (key: string) => (texts as Record<string, string>)[key];

afterEach(cleanup);

it.each([
  ['light', light],
  ['dark', dark],
])('every colour that is offered is one of the %s look', (_, theme) => {
  const known = JSON.stringify(theme);
  const rows = themeColours(wordsOf(en)).flatMap(({ children = [] }) => children);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.map(({ value }) => value).filter((variable) => !known.includes(`"${variable}"`))).toEqual([]);
});

it.each([
  ['English', en],
  ['Chinese', zh],
])('every colour has a name of its own in %s', (_, texts) => {
  const groups = themeColours(wordsOf(texts));
  const names = groups.flatMap(({ children = [] }) => children.map(({ label }) => label));
  expect(new Set(names).size).toBe(names.length);
  expect([...names, ...groups.map(({ label }) => label)].every((name) => Object.values(texts).includes(name))).toBe(
    true,
  );
});

it('fields for colours become pickers of theme colours, but for what paints by itself', () => {
  const panel = [{ type: 'group', body: [{ type: 'input-color', name: 'style.color' }, { type: 'input-text' }] }];
  expect(withThemeColours(panel, 'table-view')).toEqual([
    {
      type: 'group',
      body: [
        { type: 'amis-theme-color-picker', name: 'style.color', labelMode: 'input', needCustom: true },
        { type: 'input-text' },
      ],
    },
  ]);
  expect(withThemeColours(panel, 'qrcode')).toBe(panel);
});

it('a colour is chosen by its name with the keyboard, is stored as a variable, and is shown by its name', () => {
  window.pagewrightColours = themeColours(wordsOf(en));
  const written: unknown[] = [];
  function Field() {
    const [value, setValue] = useState<string>();
    const change = (next?: string) => {
      written.push(next);
      setValue(next);
    };
    return (
      <ColorPicker {...{ value, onChange: change, label: 'Colour', labelMode: 'input', needCustom: true, data: {} }} />
    );
  }
  render(<Field />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Colour' }), { key: 'Enter' });
  fireEvent.click(screen.getByLabelText('Pale brand'));
  expect(written).toEqual(['var(--colors-brand-10)']);
  expect(screen.getByLabelText('Colour: Pale brand')).toBeTruthy();
  expect(document.querySelector('.Theme-ColorPicker-input')?.textContent).toBe('Pale brand');
});
