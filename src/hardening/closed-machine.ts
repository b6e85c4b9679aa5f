import { patchMethod } from './patch-method.ts';
import { readMember, withoutCode } from './readable-values.ts';

interface Node {
  type?: string;
  name?: string;
}

/** A formula's step `host[key]`. */
export interface GetterNode extends Node {
  host: Node;
  key: Node;
}

/** What evaluates the steps of formulas. */
export interface Machine {
  evalute(node: Node): unknown;
}

/** The name that a step asks for; a plain word counts as one when no such variable is there. */
export const keyOf = (node: GetterNode, value: unknown): unknown =>
  value === undefined && node.key?.type === 'variable' ? node.key.name : value;

/** Lets a step's result through without functions and browser objects, also when it comes later. */
function settled(result: unknown): unknown {
  return result instanceof Promise ? result.then(withoutCode) : withoutCode(result);
}

/** Keeps variables, functions and filters of a machine from yielding a function or an object of the browser. */
export function closeSteps(prototype: object): void {
  for (const step of ['variable', 'funcCall', 'filter']) {
    patchMethod(
      prototype,
      step,
      (original) =>
        function (this: unknown, ...args: never[]) {
          return settled(original.apply(this as never, args));
        },
    );
  }
}

/**
 * Keeps the `${…}` formulas of a machine to the page's own data: the namespaces `${ls:} ${ss:} ${cookie:} ${window:}`
 * answer nothing, and no step of a formula (member, computed key, variable, function, filter) yields a function or an
 * object of the browser, so `constructor`, `__proto__` and an event's `view` lead nowhere.
 */
export function closeMachine(prototype: object): void {
  patchMethod(prototype, 'nsVariable', () => () => undefined);
  patchMethod(
    prototype,
    'getter',
    () =>
      function (this: unknown, node: GetterNode) {
        const machine = this as Machine;
        const host = machine.evalute(node.host);
        return readMember(host, keyOf(node, machine.evalute(node.key)));
      },
  );
  closeSteps(prototype);
}
