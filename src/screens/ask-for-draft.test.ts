import { expect, it } from 'vitest';
import { createPreviewToken } from '../../server-mock/platform/screens/preview.ts';
import { previewedScreen } from './ask-for-draft.ts';

it('reads which screen a token of the server stands for', () => {
  const screen = { companyId: 0x7fff_ffff_fffe, appId: -1, id: 'home/companies', state: 'draft' };
  expect(previewedScreen(createPreviewToken('a2V5', screen, new Date()))).toBe('home/companies');
});

it.each(['', 'x', 'e30.x', '%.%'])('knows no screen for %j', (token) => {
  expect(previewedScreen(token)).toBeNull();
});
