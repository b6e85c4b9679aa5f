import { AsyncEvaluator, Evaluator } from 'amis-core';
import { patchMethod } from './patch-method.ts';
import { readMember, withoutCode } from './readable-values.ts';

interface Node {
  type?: string;
  name?: string;
}
interface GetterNode extends Node {
  host: Node;
  key: Node;
}
interface Machine {
  evalute(node: Node): unknown;
}

const keyOf = (node: GetterNode, value: unknown): unknown =>
  value === undefined && node.key?.type === 'variable' ? node.key.name : value;

/** Lets a step's result through without functions and browser objects, also when it comes later. */
function settled(result: unknown): unknown {
  return result instanceof Promise ? result.then(withoutCode) : withoutCode(result);
}

/**
 * Keeps `${…}` formulas to the page's own data: the namespaces `${ls:} ${ss:} ${cookie:} ${window:}` answer nothing,
 * and no step of a formula (member, computed key, variable, function, filter) yields a function or an object of the
 * browser, so `constructor`, `__proto__` and an event's `view` lead nowhere.
 */
export function closeFormulas(): void {
  patchMethod(Evaluator.prototype, 'nsVariable', () => () => undefined);
  patchMethod(
    Evaluator.prototype,
    'getter',
    () =>
      function (this: unknown, node: GetterNode) {
        const machine = this as Machine;
        const host = machine.evalute(node.host);
        return readMember(host, keyOf(node, machine.evalute(node.key)));
      },
  );
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
  for (const machine of [Evaluator, AsyncEvaluator]) {
    for (const step of ['variable', 'funcCall', 'filter']) {
      patchMethod(
        machine.prototype,
        step,
        (original) =>
          function (this: unknown, ...args: never[]) {
            return settled(original.apply(this as never, args));
          },
      );
    }
  }
}
