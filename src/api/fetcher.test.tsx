import { describe, expect, it, vi } from 'vitest';
import { createFetcher, type FetcherParts } from './fetcher.ts';
import { type AmisCall, type Answer, Cancelled, NoAnswer, type Request } from './request.ts';

const ok = (data: unknown = {}): Answer => ({ status: 200, headers: {}, data: { status: 0, msg: '', data } });
const refused = (status: number): Answer => ({ status, headers: {}, data: { status, msg: 'no' } });

function setUp(answers: (Answer | Error)[] = []) {
  const requests: Request[] = [];
  const page = { controller: new AbortController() };
  const parts: FetcherParts = {
    contextPath: '/pw',
    headers: { 'X-Requested-With': 'pagewright', 'X-Signed-In-As': '7' },
    locale: () => 'en-US',
    text: (key) => key,
    pageSignal: () => page.controller.signal,
    onSignedOut: vi.fn(() => true),
    onPageRefused: vi.fn(),
    untilOnline: vi.fn(async () => undefined),
    prove: vi.fn(async () => 'token'),
    transport: async (request) => {
      requests.push(request);
      await Promise.resolve();
      if (request.signal.aborted) {
        throw new Cancelled();
      }
      const answer = answers.shift() ?? ok();
      if (answer instanceof Error) {
        throw answer;
      }
      return answer;
    },
  };
  return { fetcher: createFetcher(parts), parts, requests, page };
}
const get = (url: string, rest: Partial<AmisCall> = {}): AmisCall => ({ method: 'get', url, ...rest });
const post = (url: string, rest: Partial<AmisCall> = {}): AmisCall => ({ method: 'post', url, ...rest });

describe('the fetcher', () => {
  it('sends to our own path, with the headers that prove where it comes from and for whom, and the language', async () => {
    const { fetcher, requests } = setUp();
    await fetcher(post('/login', { data: { email: 'a' } }));
    expect(requests[0]).toMatchObject({ url: '/pw/login', method: 'post', data: { email: 'a' } });
    expect(requests[0]?.headers).toEqual({
      'X-Requested-With': 'pagewright',
      'X-Signed-In-As': '7',
      'Accept-Language': 'en-US',
    });
  });

  it('has a sensitive change proven and sends it again, once', async () => {
    const proofNeeded: Answer = {
      status: 403,
      headers: {},
      data: { status: 4031, msg: 'prove it', data: { action: 'sealed' } },
    };
    const { fetcher, requests, parts } = setUp([proofNeeded, ok({ done: true })]);
    expect(await fetcher(post('/change', { data: { to: 1 } }))).toMatchObject({ data: { data: { done: true } } });
    expect(parts.prove).toHaveBeenCalledWith('sealed');
    expect(requests.map(({ url, data, headers }) => [url, data, headers['X-Proof']])).toEqual([
      ['/pw/change', { to: 1 }, undefined],
      ['/pw/change', { to: 1 }, 'token'],
    ]);
    const again = setUp([proofNeeded, proofNeeded]);
    expect((await again.fetcher(post('/change'))).data).toMatchObject({ status: 4031 });
    expect(parts.prove).toHaveBeenCalledOnce();
  });

  it('drops a sensitive change quietly when the person calls it off', async () => {
    const { fetcher, requests, parts } = setUp([
      { status: 403, headers: {}, data: { status: 4031, msg: '', data: { action: 'sealed' } } },
    ]);
    vi.mocked(parts.prove).mockResolvedValue(null);
    await expect(fetcher(post('/change'))).rejects.toBeInstanceOf(Cancelled);
    expect(requests).toHaveLength(1);
  });

  it('sends nothing to another origin', async () => {
    const { fetcher, requests } = setUp();
    await expect(fetcher(get('https://evil.example/x'))).rejects.toThrow('not an address of this platform');
    expect(requests).toEqual([]);
  });

  it('shares equal reads, never changes', async () => {
    const { fetcher, requests } = setUp();
    await Promise.all([fetcher(get('/a')), fetcher(get('/a')), fetcher(post('/a')), fetcher(post('/a'))]);
    expect(requests.map(({ method }) => method).sort()).toEqual(['get', 'post', 'post']);
  });

  it('keeps an answer as long as the page asks, until something changes', async () => {
    const { fetcher, requests } = setUp();
    await fetcher(get('/a', { keepFor: 1000 }));
    await fetcher(get('/a', { keepFor: 1000 }));
    expect(requests).toHaveLength(1);
    await fetcher(post('/b'));
    await fetcher(get('/a', { keepFor: 1000 }));
    expect(requests).toHaveLength(3);
  });

  it('keeps an answer for the next version of the same page, and for no other page', async () => {
    const { fetcher, requests } = setUp();
    const read = (page: string) => fetcher(get('/a', { keepFor: 60_000, page }));
    await read('company;x;1;globex;');
    await read('company;x;2;globex;');
    expect(requests).toHaveLength(1);
    await read('company;x;2;acme;');
    await read('builtin;x;2;;');
    expect(requests).toHaveLength(3);
  });

  it('ends reads with their page, and the next page sends its own', async () => {
    const { fetcher, requests, page } = setUp();
    const left = fetcher(get('/a'));
    page.controller.abort();
    page.controller = new AbortController();
    const next = fetcher(get('/a'));
    await expect(left).rejects.toBeInstanceOf(Cancelled);
    expect(await next).toMatchObject({ status: 200 });
    expect(requests).toHaveLength(2);
  });

  it('hears no more of a read that amis gave up, while others do', async () => {
    const { fetcher, requests } = setUp();
    let giveUp: () => void = () => undefined;
    const old = fetcher(get('/a', { config: { cancelExecutor: (cancel) => (giveUp = cancel) } }));
    const other = fetcher(get('/a'));
    giveUp();
    await expect(old).rejects.toBeInstanceOf(Cancelled);
    expect(await other).toMatchObject({ status: 200 });
    expect(requests).toHaveLength(1);
  });

  it('reads the reason of a refused download', async () => {
    const file = new Blob([JSON.stringify({ status: 403, msg: 'Not yours' })], { type: 'application/json' });
    const { fetcher } = setUp([{ status: 403, headers: {}, data: file }]);
    expect((await fetcher(get('/file', { responseType: 'blob' }))).data).toEqual({ status: 403, msg: 'Not yours' });
  });

  it('lets a change finish although its page is left', async () => {
    const { fetcher, page } = setUp();
    const saving = fetcher(post('/a'));
    page.controller.abort();
    expect(await saving).toMatchObject({ status: 200 });
  });

  it.each([[new NoAnswer()], [refused(503)]])('repeats a read when the server is back after %o', async (failure) => {
    const { fetcher, parts } = setUp([failure, ok({ n: 1 })]);
    expect((await fetcher(get('/a'))).data).toMatchObject({ data: { n: 1 } });
    expect(parts.untilOnline).toHaveBeenCalledTimes(1);
  });

  it('says that a change got no answer, and does not repeat it', async () => {
    const { fetcher, requests, parts } = setUp([new NoAnswer()]);
    await expect(fetcher(post('/a'))).rejects.toThrow('host.noAnswer');
    expect(requests).toHaveLength(1);
    expect(parts.untilOnline).toHaveBeenCalledTimes(1);
  });

  it('leads to the sign-in page and shows nothing else when the session is over', async () => {
    const { fetcher, parts } = setUp([refused(401)]);
    const settled = vi.fn();
    fetcher(get('/a')).then(settled, settled);
    await vi.waitFor(() => expect(parts.onSignedOut).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();
  });

  it('hands a 401 on where one signs in', async () => {
    const { fetcher, parts } = setUp([refused(401)]);
    vi.mocked(parts.onSignedOut).mockReturnValue(false);
    expect((await fetcher(post('/login'))).data).toEqual({ status: 401, msg: 'no' });
  });

  it("shows an error screen for the page's own call, a message for others", async () => {
    const { fetcher, parts } = setUp([refused(403), refused(403)]);
    await expect(fetcher(get('/a', { pageCall: true }))).rejects.toBeInstanceOf(Cancelled);
    expect(parts.onPageRefused).toHaveBeenCalledWith(403);
    expect((await fetcher(post('/b'))).data).toEqual({ status: 403, msg: 'no' });
    expect(parts.onPageRefused).toHaveBeenCalledTimes(1);
  });
});
