import { type ListenerAction, runActions } from 'amis-core';
import { beforeAll, expect, it } from 'vitest';
import { registerActions } from '../../actions/actions.ts';
import { loadFrameGuard } from '../guard.ts';

beforeAll(async () => {
  registerActions({} as Parameters<typeof registerActions>[0]);
  await loadFrameGuard();
}, 60_000);

const rows = Array.from({ length: 300 }, (_, index) => ({ index }));
const loop = (children: unknown): ListenerAction =>
  ({ actionType: 'loop', args: { loopName: 'rows' }, children }) as never;

/** Runs an action of a page whose other actions are refused or allowed; answers how often one came in a task of the browser. */
async function runsInATask(made: (count: () => void) => ListenerAction, mayRun: boolean): Promise<number> {
  let runs = 0;
  const event = eventOf({ allows: (type: string) => type === 'loop' || type === 'parallel' || mayRun });
  const renderer = { props: { data: {} } };
  const action = made(() => {
    runs += 1;
  });
  const run = runActions(action, renderer as never, event as never);
  while (runs === 0) await new Promise((resolve) => setTimeout(resolve));
  const inTask = runs;
  event.stopPropagation();
  await run;
  return inTask;
}

/** An event of a page with these rules. */
function eventOf(speaker: object) {
  return {
    data: { rows },
    stoped: false,
    context: { env: { speaker } },
    setData(data: typeof this.data) {
      this.data = data;
    },
    stopPropagation() {
      this.stoped = true;
    },
    preventDefault: () => undefined,
  };
}

/** An action that counts how often amis reads it, before amis evaluates its condition. */
function counted(count: () => void, expression: unknown): ListenerAction {
  return {
    actionType: 'setEventData',
    args: {},
    get expression() {
      count();
      return expression;
    },
  } as never;
}

const never = { conjunction: 'and', children: [{ left: { type: 'field', field: 'index' }, op: 'equal', right: -1 }] };

it.each<[string, (count: () => void) => ListenerAction, boolean]>([
  ['are all refused', (count) => loop([loop([counted(count, '')])]), false],
  ['do nothing', (count) => loop([loop([counted(count, '')])]), true],
  ['never run', (count) => loop([loop([counted(count, never)])]), true],
  ['stand in lists', (count) => loop([Array(300).fill(counted(count, never))]), true],
  [
    'stand beside each other',
    (count) => loop([{ ...loop(Array(300).fill(counted(count, never))), actionType: 'parallel' }]),
    true,
  ],
])('lets the browser draw in a loop whose actions %s', async (_, made, mayRun) => {
  const runs = await runsInATask(made, mayRun);
  expect(runs).toBeLessThan(400);
});
