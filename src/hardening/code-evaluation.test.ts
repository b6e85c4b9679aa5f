import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { closeCodeEvaluation, type Realm } from './code-evaluation.ts';

function closedRealm() {
  const context = vm.createContext({});
  const run = (text: string): unknown => vm.runInContext(text, context);
  run('kept = Function; keptAsync = (async () => {}).constructor');
  const kinds = run('[() => {}, async () => {}, function* () {}, async function* () {}]') as object[];
  closeCodeEvaluation(run('globalThis') as Realm, kinds);
  closeCodeEvaluation(run('globalThis') as Realm, kinds);
  return run;
}

describe('code evaluation', () => {
  it.each([
    'new Function("return 1")',
    'Function("return 1")',
    '(() => {}).constructor("return 1")',
    '(async () => {}).constructor("return 1")',
    '(function* () {}).constructor("yield 1")',
    '(async function* () {}).constructor("yield 1")',
    'new (kept.bind.apply(kept, [void 0, "return 1"]))()',
    'new (keptAsync.bind.apply(keptAsync, [void 0, "return 1"]))()',
    'new (Function.bind.apply(Function, [void 0, "a", "return a"]))()',
    'Reflect.construct(Function, ["return 1"])',
  ])('%s throws', (text) => {
    expect(() => closedRealm()(text)).toThrow(/text cannot be run as code/);
  });

  it('leaves functions as they are', () => {
    const run = closedRealm();
    expect(run('(() => {}) instanceof Function')).toBe(true);
    expect(run('(() => 1).constructor === Function')).toBe(true);
    expect(run('(function () { return this.a }).bind({ a: 1 })()')).toBe(1);
    expect(run('Function.name')).toBe('Function');
  });
});
