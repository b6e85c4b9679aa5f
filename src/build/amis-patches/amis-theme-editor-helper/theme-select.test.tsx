import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import 'amis-ui/lib/themes/cxd';
import ThemeSelect from 'amis-theme-editor-helper/esm/renderers/ThemeSelect.js';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const SIZES = ['1px', '12px', '40px', '1.3', '500'].map((value) => ({ value, label: value, realValue: value }));

let written: unknown[] = [];

function Field(props: { itemName: string; extraUnit?: string[] }) {
  const [value, setValue] = useState<string>();
  const change = (next?: string) => {
    written.push(next);
    setValue(next);
  };
  return <ThemeSelect {...props} data={{}} options={SIZES} value={value} onChange={change} placeholder="none" />;
}

/** Types into the field of a property as a person does, one letter after another, and leaves it. Says what was written last. */
function type(itemName: string, text: string, more: object = {}): unknown {
  written = [];
  render(<Field itemName={itemName} {...more} />);
  const field = screen.getByRole('textbox');
  fireEvent.focus(field);
  for (let at = 1; at <= text.length; at += 1) fireEvent.change(field, { target: { value: text.slice(0, at) } });
  fireEvent.keyDown(field, { key: 'Tab' });
  fireEvent.blur(field);
  return written.at(-1);
}

it.each([
  ['fontSize', '40', '40px'],
  ['fontSize', '120', '120px'],
  ['fontSize', '1.5rem', '1.5rem'],
  ['marginTop', '-8', '-8px'],
  ['padding-all', 'auto', 'auto'],
  ['width', 'calc(100% - 2px)', 'calc(100% - 2px)'],
  ['lineHeight', '1.35', '1.35'],
  ['fontWeight', '500', '500'],
  ['fontFamily', 'Inter', 'Inter'],
])('%s: %s is written as %s', (itemName, text, expected) => {
  expect(type(itemName, text)).toBe(expected);
});

it('a field with units of its own takes the first of them', () => {
  expect(type('all-border-radius', '4', { extraUnit: ['rem'] })).toBe('4rem');
});

it('shows what was applied, and no list, once it is left', () => {
  type('fontSize', '41');
  expect(screen.getByDisplayValue('41px')).toBeTruthy();
  expect(document.querySelector('.ThemeSelectContent-input-select')).toBeNull();
});
