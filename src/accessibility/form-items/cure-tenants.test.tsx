import { expect, it } from 'vitest';
import { cureFormItem } from './cure-item.ts';

const facts = { name: 'email', type: 'input-email', required: false, invalid: false } as never;

/** The autofill token of a field of an item in some markup. */
function tokenIn(around: (item: string) => string): string | null {
  document.body.innerHTML = around('<div class="item" data-role="form-item"><input type="text"></div>');
  cureFormItem(document.querySelector('.item')!, facts);
  return document.querySelector('input')!.getAttribute('autocomplete');
}

it('has the browser fill in what it keeps on the platform’s pages, and on no tenant’s', () => {
  expect(tokenIn((item) => item)).toBe('email');
  expect(tokenIn((item) => `<div class="pw-tenant">${item}</div>`)).toBe('off');
  expect(tokenIn((item) => `<div class="pw-tenant"><div class="pw-sign-in">${item}</div></div>`)).toBe('email');
});
