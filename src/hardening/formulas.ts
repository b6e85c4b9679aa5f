import { AsyncEvaluator, Evaluator } from 'amis-core';
import { closeMachine, closeSteps, type GetterNode, keyOf, type Machine } from './closed-machine.ts';
import { patchMethod } from './patch-method.ts';
import { readMember } from './readable-values.ts';

/** Closes both of amis's machines, the one that waits for answers and the one that does not. */
export function closeFormulas(): void {
  closeMachine(Evaluator.prototype);
  closeSteps(AsyncEvaluator.prototype);
  patchMethod(
    AsyncEvaluator.prototype,
    'getter',
    () =>
      async function (this: unknown, node: GetterNode) {
        const machine = this as Machine;
        const host = await machine.evalute(node.host);
        return readMember(host, keyOf(node, await machine.evalute(node.key)));
      },
  );
}
