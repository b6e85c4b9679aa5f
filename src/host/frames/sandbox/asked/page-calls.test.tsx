import { expect, it, vi } from 'vitest';
import type { AmisCall } from '../../../../api/request.ts';
import type { FrameParts } from '../../frame-parts.ts';
import { createPageCalls } from './page-calls.ts';

const frame = { screen: 'company/desk', layer: 'company', version: 3, scope: { company: 'globex' } } as const;
const parts = { contextPath: '', text: (key: string) => key, slowed: vi.fn() } as unknown as FrameParts;

function calls(turns = { isTimeToSave: () => true, uploads: { turn: async () => true } }) {
  const answer = { status: 200, headers: {}, data: { status: 0, data: 1 } };
  const fetcher = vi.fn(async (_call: AmisCall) => answer);
  return { fetcher, answerCall: createPageCalls({ fetcher } as never, parts, () => frame, turns) };
}

it('sends a call in the name of the page, whatever its document says it is', async () => {
  const { answerCall, fetcher } = calls();
  const call = { url: '/api/config', page: 'builtin;x;1;;', pageCall: true, headers: { 'X-Evil': '1' } };
  expect(await answerCall({ type: 'call', id: 4, call })).toEqual({
    type: 'answer',
    id: 4,
    answer: { status: 200, headers: {}, data: { status: 0, data: 1 } },
  });
  expect(fetcher.mock.lastCall?.[0]).toMatchObject({ page: 'company;company%2Fdesk;3;globex;', headers: {} });
  expect(fetcher.mock.lastCall?.[0]).not.toHaveProperty('pageCall');
});

it('sends the files of a form to the page’s own level, and to no other', async () => {
  const { answerCall, fetcher } = calls();
  const file = new File(['x'], 'a.pdf');
  const send = (url: string) =>
    answerCall({
      type: 'call',
      id: 1,
      call: {
        url,
        method: 'post',
        form: [
          ['file', file],
          ['note', 'b'],
        ],
      },
    });
  expect(await send('/api/company/globex/files?kind=file')).toMatchObject({ type: 'answer' });
  const { data } = fetcher.mock.lastCall![0] as { data: FormData };
  expect([(data.get('file') as File).name, data.get('note')]).toEqual(['a.pdf', 'b']);
  for (const url of ['/api/upload', '/api/company/acme/files'])
    expect(await send(url)).toMatchObject({ type: 'refused' });
  expect(fetcher).toHaveBeenCalledTimes(1);
});

it('says of a call that nobody has clicked for that it saves no file', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
  const { answerCall, fetcher } = calls();
  await answerCall({ type: 'call', id: 1, call: { url: '/api/config', saveAs: 'a.txt' } });
  expect(await fetcher.mock.lastCall![0].maySave?.()).toBe(false);
  delete (navigator as { userActivation?: unknown }).userActivation;
});

it('says of a second file in the same second that it is not to be saved', async () => {
  const isTimeToSave = vi.fn(() => false).mockReturnValueOnce(true);
  const { answerCall, fetcher } = calls({ isTimeToSave, uploads: { turn: async () => true } });
  for (const isSaved of [true, false]) {
    await answerCall({ type: 'call', id: 1, call: { url: '/api/config', saveAs: 'a.txt' } });
    expect(await fetcher.mock.lastCall![0].maySave?.()).toBe(isSaved);
  }
});

it('sends no file that nobody has clicked for, however the page writes the call', async () => {
  const turn = vi.fn(async () => false);
  const { answerCall, fetcher } = calls({ isTimeToSave: () => true, uploads: { turn } });
  const headers = { 'Content-Type': 'multipart/form-data' };
  const data = { file: new Blob(['x']) };
  for (const url of ['/api/company/globex/files', '/api/company/globex/app/crm/files?kind=file'])
    expect(await answerCall({ type: 'call', id: 1, call: { url, method: 'POST', headers, data } })).toEqual({
      type: 'refused',
      id: 1,
      error: { name: 'Error', message: 'host.frame.unasked' },
    });
  expect([turn.mock.calls.length, fetcher.mock.calls.length]).toEqual([2, 0]);
});

it.each(['/api/user/info', '/api/company/acme/screen/company/desk', 'https://elsewhere.invalid/'])(
  'refuses %s even where the document of the page asked no rule',
  async (url) => {
    const { answerCall, fetcher } = calls();
    expect(await answerCall({ type: 'call', id: 1, call: { url } })).toMatchObject({ type: 'refused', id: 1 });
    expect(fetcher).not.toHaveBeenCalled();
  },
);
