/** What a realm (a window, or another one's in tests) needs to have for its evaluation to be closed. */
export interface Realm {
  Function: FunctionConstructor;
}

const refuse = (): never => {
  throw new EvalError('text cannot be run as code');
};

/** One function of each kind; their prototypes' `constructor` makes functions from text. */
const oneOfEachKind = (): object[] => [() => undefined, async () => undefined, function* () {}, async function* () {}];

/**
 * Closes `new Function` and its async and generator kin at run time. The documents' policies forbid them too; this
 * holds where a policy is missing or not understood. amis reaches the constructors by the global, by `fn.constructor`,
 * and by `.bind` of one that it kept when it was loaded: all three throw afterwards. `eval` stays, because tools that
 * drive browsers call it; the only caller in amis is the chart, whose texts the gate takes away.
 *
 * @param kinds one function of each kind, made in the realm to close.
 */
export function closeCodeEvaluation(realm: Realm = globalThis, kinds: object[] = oneOfEachKind()): void {
  for (const prototype of kinds.map((kind) => Object.getPrototypeOf(kind) as { constructor: object })) {
    const original = prototype.constructor;
    if (Object.hasOwn(original, 'bind')) {
      continue;
    }
    Object.defineProperty(original, 'bind', { value: refuse });
    const closed = new Proxy(original, { apply: refuse, construct: refuse });
    if (realm.Function === original) {
      realm.Function = closed as FunctionConstructor;
    }
    Object.defineProperty(prototype, 'constructor', { value: closed });
  }
}
