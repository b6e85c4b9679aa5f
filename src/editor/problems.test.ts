import { expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import { answerCheck, type CheckAnswer, type CheckRequest } from '../validation/worker-request.ts';
import { type CheckWorker, checker } from './checker.ts';
import { nodeAt } from './node-at.ts';
import { placeInWords } from './problem-words.ts';
import { problemsOf } from './problems.ts';

const said = { words: (key: string) => (en as Record<string, string>)[key], read: (text: string) => text };

const page = {
  type: 'page',
  $$id: 'p',
  body: [{ type: 'form', $$id: 'f', body: { type: 'input-txt', $$id: 'i', name: 'a' }, data: { 'a/b': 1 } }],
};

it.each([
  ['', ['p'], '', 'Page'],
  ['/body', ['p'], 'body', 'Page'],
  ['/body/0/body/type', ['i', 'f', 'p'], 'type', 'input-txt “a” in Form'],
  ['/body/0/data/a~1b', ['f', 'p'], 'data', 'Form in Page'],
  ['/body/7/name', ['p'], 'body', 'Page'],
])('%j leads to nodes %j, property %j, and is said to be at %s', (pointer, ids, property, place) => {
  expect(nodeAt(page, pointer)).toEqual({ ids, property });
  expect(placeInWords(page, pointer, said)).toBe(place);
});

it('names a node by the words that are read on it', () => {
  const text = { type: 'tpl', tpl: 'i18n:own.a' };
  expect(placeInWords(text, '/tpl', { ...said, read: () => 'Hello' })).toBe('Text “Hello”');
});

it('leads from words that the page brings along to the first node that shows them', () => {
  const own = {
    ...page,
    body: [{ type: 'tpl', $$id: 't', tpl: 'i18n:a.b' }],
    $texts: { 'zh-CN': { 'a.b': '' }, 'en-US': { 'a.b': 'Hi', 'a.c': 'x' } },
  };
  const message = (pointer: string) => ({ pointer }) as never;
  const found = problemsOf(own, [message('/$texts/zh-CN/a.b'), message('/$texts/en-US/a.c')], said);
  expect(found).toMatchObject([
    { ids: ['t', 'p'], property: '$texts/zh-CN/a.b', place: 'Text “i18n:a.b” in Page' },
    { ids: ['p'], property: '$texts', place: 'Page' },
  ]);
});

/** The worker's own code, in this thread; answers when told. */
function workerHere() {
  let hear: (event: MessageEvent<CheckAnswer>) => void = () => {};
  const asked: CheckRequest[] = [];
  const worker = {
    postMessage: (request: CheckRequest) => void asked.push(request),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
    terminate: () => {},
  } as unknown as CheckWorker;
  return {
    worker,
    answerAll: () => asked.forEach((request) => void hear({ data: answerCheck(request) } as MessageEvent)),
  };
}

it('the latest page counts; its messages find their nodes', async () => {
  const { worker, answerAll } = workerHere();
  const { check } = checker(worker, { texts: {}, keys: ['a.b'] });
  const [first, second] = [check({ type: 'page' }), check(page)];
  answerAll();
  expect(await first).toBeUndefined();
  const found = problemsOf(page, (await second) ?? [], said);
  expect(found).toMatchObject([
    { ids: ['i', 'f', 'p'], property: 'type', message: { code: 'type.unknown', suggestion: 'input-text' } },
  ]);
});

it('nothing waits for a worker that has ended', async () => {
  const { check, close } = checker(workerHere().worker, { texts: {} });
  const answer = check(page);
  close();
  expect(await answer).toBeUndefined();
});
