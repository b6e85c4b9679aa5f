import { screen } from '@testing-library/react';
import 'amis-ui/lib/locale/en-US';
import 'amis-ui/lib/themes/cxd';
import { expect, it } from 'vitest';
import { createFeedback } from './feedback.ts';

const feedback = createFeedback(
  () => document.body,
  () => 'en-US',
);

/** The file that shows messages is loaded with the first of them. */
const PATIENCE = { timeout: 20_000 };

it('shows the first message and later ones', async () => {
  feedback.notify('success', 'Saved');
  await screen.findByText('Saved', {}, PATIENCE);
  feedback.notify('error', 'Not saved');
  await screen.findByText('Not saved');
});

it('says nothing when there is nothing to say', async () => {
  feedback.notify('error', '');
  feedback.notify('info', 'The end');
  await screen.findByText('The end', {}, PATIENCE);
  expect(document.querySelectorAll('.cxd-Toast--error')).toHaveLength(
    document.querySelectorAll('.cxd-Toast--error .cxd-Toast-body').length,
  );
});

it('asks in the colours that a page wants', async () => {
  const ask = feedback.confirm as (message: string, title: string, options?: object) => Promise<boolean>;
  const level = async () => [...(await screen.findByRole('button', { name: 'Confirm' })).classList];
  const harmless = ask('Agree?', 'Agree', { confirmBtnLevel: 'primary' });
  expect(await level()).toContain('cxd-Button--primary');
  (await screen.findByRole('button', { name: 'Confirm' })).click();
  expect(await harmless).toBe(true);
  const serious = ask('Delete?', 'Delete');
  await screen.findByText('Delete?');
  expect(await level()).toContain('cxd-Button--danger');
  (await screen.findByRole('button', { name: 'Cancel' })).click();
  expect(await serious).toBe(false);
});
