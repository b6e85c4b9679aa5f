import { describe, expect, it } from 'vitest';
import schema from '../../../schemas/contracts/configuration.schema.json' with { type: 'json' };
import { brokenRule, passwordPattern, passwordRules } from './rules.ts';

const defaults = passwordRules({
  password: { rules: schema.properties.password.properties.rules.default },
});
const broken = (password: string) => brokenRule(password, defaults)?.message ?? null;

describe('password rules', () => {
  it.each([
    ['Abc12!x', 'api.password.length'],
    ['Abc123!x', null],
    ['Abc123!xAbc123!x', null],
    ['Abc123!xAbc123!xA', 'api.password.length'],
    ['Abcdefg!', 'api.password.digit'],
    ['1234567!', 'api.password.letter'],
    ['Abc12345', 'api.password.symbol'],
    ['Abc12345?', 'api.password.symbol'],
    ['', 'api.password.length'],
  ])('%j by the default rules: %s', (password, message) => expect(broken(password)).toBe(message));

  it.each(['~', '!', '@', '#', '$', '%', '^', '&', '*'])('takes %s as the symbol', (symbol) =>
    expect(broken(`Abc1234${symbol}`)).toBeNull(),
  );

  it('counts characters, not UTF-16 units', () => expect(broken('😀😀😀a1!')).toBe('api.password.length'));

  it('applies rules of the operator with their own message', () => {
    const rules = passwordRules({
      password: { rules: ['length:4-6', { regex: '^[^x]*$', message: 'No x' }] },
    });
    expect(brokenRule('abx1', rules)?.message).toBe('No x');
    expect(brokenRule('abc', rules)?.values).toEqual({ min: 4, max: 6 });
    expect(brokenRule('abc1', rules)).toBeNull();
  });

  it.each(['Abc12!x', 'Abc123!x', 'Abc123!xAbc123!xA', 'Abcdefg!', '1234567!', 'Abc12345', '😀😀😀a1!'])(
    'says the same of %s as one pattern',
    (password) => {
      const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(passwordPattern(defaults))!;
      expect(new RegExp(source!, flags).test(password)).toBe(broken(password) === null);
    },
  );
});
