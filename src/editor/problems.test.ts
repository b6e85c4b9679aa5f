import { expect, it } from 'vitest';
import { answerCheck, type CheckAnswer, type CheckRequest } from '../validation/worker-request.ts';
import { type CheckWorker, checker } from './checker.ts';
import { nodeAt } from './node-at.ts';
import { problemsOf } from './problems.ts';

const page = {
  type: 'page',
  $$id: 'p',
  body: [{ type: 'form', $$id: 'f', body: { type: 'input-txt', $$id: 'i', name: 'a' }, data: { 'a/b': 1 } }],
};

it.each([
  ['', 'p', ''],
  ['/body', 'p', 'body'],
  ['/body/0/body/type', 'i', 'type'],
  ['/body/0/data/a~1b', 'f', 'data'],
  ['/body/7/name', 'p', 'body'],
])('%j leads to node %s, property %j', (pointer, id, property) => {
  expect(nodeAt(page, pointer)).toEqual({ id, property });
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
  const found = problemsOf(page, (await second) ?? []);
  expect(found).toMatchObject([
    { id: 'i', property: 'type', message: { code: 'type.unknown', suggestion: 'input-text' } },
  ]);
});

it('nothing waits for a worker that has ended', async () => {
  const { check, close } = checker(workerHere().worker, { texts: {} });
  const answer = check(page);
  close();
  expect(await answer).toBeUndefined();
});
