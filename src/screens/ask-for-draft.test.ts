import { expect, it } from 'vitest';
import { createPreviewToken } from '../../server-mock/platform/screens/preview.ts';
import type { ScreenAnswer } from '../types/start.ts';
import { askForDraft, previewedScreen } from './ask-for-draft.ts';

it('reads which screen a token of the server stands for', () => {
  const screen = { companyId: 0x7fff_ffff_fffe, appId: -1, id: 'home/companies', state: 'draft' };
  expect(previewedScreen(createPreviewToken('a2V5', screen, new Date()))).toBe('home/companies');
});

it.each(['', 'x', 'e30.x', '%.%'])('knows no screen for %j', (token) => {
  expect(previewedScreen(token)).toBeNull();
});

it('asks for the draft of a part in the pages that hold it, and for no other page', async () => {
  const preview = createPreviewToken(
    'a2V5',
    { companyId: 1, appId: -1, id: 'company/desk-none', state: 'draft' },
    new Date(),
  );
  const page = (id: string, ...parts: string[]) =>
    ({
      id,
      schema: { type: 'page' },
      layer: 'company',
      version: 1,
      parts: parts.map((of) => ({ id: of })),
    }) as ScreenAnswer;
  const asked = async (answer: ScreenAnswer) => {
    const queries: (string | undefined)[] = [];
    await askForDraft(
      async (query) => {
        queries.push(query.preview);
        return answer;
      },
      { id: answer.id, preview },
    );
    return queries;
  };
  expect(await asked(page('company/desk', 'company/desk-title', 'company/desk-none'))).toEqual([undefined, preview]);
  expect(await asked(page('docs/empty', 'company/desk-title'))).toEqual([undefined]);
  expect(await asked(page('company/desk-none'))).toEqual([preview]);
});
