import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerOwnRenderers } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';
import { readRules } from './read-rules.ts';

beforeAll(registerOwnRenderers);
afterEach(cleanUp);

const passwordRule = {
  description: 'Long. A digit.',
  rules: ['Long.', 'A digit.'],
  checks: [
    { text: 'Long.', pattern: '/^.{4,}$/u' },
    { text: 'A digit.', pattern: '/\\d/' },
  ],
};

it('ticks off what the typed password satisfies', async () => {
  const body = [
    { type: 'input-text', name: 'secret', label: 'Secret' },
    { type: 'password-rules', field: 'secret', rules: '${passwordRule}' },
  ];
  renderForm([{ type: 'form', wrapWithPanel: false, data: { passwordRule }, body }]);
  const states = () => screen.getAllByRole('listitem').map((item) => item.className);
  await screen.findByText('Long.');
  expect(states()).toEqual(['', '']);
  const field = document.querySelector('input[name=secret]')!;
  fireEvent.change(field, { target: { value: 'abc1' } });
  await screen.findAllByText('satisfied');
  expect(states()).toEqual(['is-met', 'is-met']);
  fireEvent.change(field, { target: { value: 'abcd' } });
  await screen.findByText('still open');
  expect(states()).toEqual(['is-met', '']);
});

it('keeps room for rules that are on their way, and none where there are none', async () => {
  renderForm([
    { type: 'password-rules', field: 'secret', rules: '${notYet}' },
    { type: 'form', wrapWithPanel: false, data: { none: {} }, body: [{ type: 'password-rules', rules: '${none}' }] },
  ]);
  await vi.waitFor(() => expect(document.querySelectorAll('.pw-rules.is-awaited')).toHaveLength(1));
  expect(document.querySelectorAll('.pw-rules')).toHaveLength(1);
});

it('shows a description only when it says more than the rules, and no rule it cannot check', () => {
  expect(readRules(passwordRule).description).toBe('');
  expect(readRules({ ...passwordRule, description: 'Think of a sentence.' }).description).toBe('Think of a sentence.');
  expect(readRules({ checks: [{ text: 'x', pattern: '/(/' }] }).checks).toEqual([]);
  expect(readRules(undefined)).toEqual({ description: '', checks: [] });
});
