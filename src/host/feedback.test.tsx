import { screen } from '@testing-library/react';
import 'amis-ui/lib/locale/en-US';
import 'amis-ui/lib/themes/cxd';
import { expect, it } from 'vitest';
import { createFeedback } from './feedback.ts';

const feedback = createFeedback(
  () => document.body,
  () => 'en-US',
);

it('shows the first message and later ones', async () => {
  feedback.notify('success', 'Saved');
  await screen.findByText('Saved');
  feedback.notify('error', 'Not saved');
  await screen.findByText('Not saved');
});

it('says nothing when there is nothing to say', async () => {
  feedback.notify('error', '');
  feedback.notify('info', 'The end');
  await screen.findByText('The end');
  expect(document.querySelectorAll('.cxd-Toast--error')).toHaveLength(
    document.querySelectorAll('.cxd-Toast--error .cxd-Toast-body').length,
  );
});
