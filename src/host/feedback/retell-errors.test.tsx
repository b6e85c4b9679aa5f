import { expect, it } from 'vitest';
import { type FieldStore, retellErrors } from './retell-errors.ts';

const say = (sentence: string) => (sentence === '已被使用。' ? 'Taken.' : undefined);

interface Told {
  msg: string;
  tag: string;
  rule?: string;
}

function field(errors: Told[], more: Partial<FieldStore> = {}) {
  let errorData = errors;
  return {
    storeType: 'FormItemStore',
    ...more,
    get errorData() {
      return errorData;
    },
    clearError(tag: string) {
      errorData = errorData.filter((error) => error.tag !== tag);
    },
    addError(message: string | { msg: string; rule?: string }[], tag: string) {
      const all = typeof message === 'string' ? [{ msg: message }] : message;
      errorData = [...errorData, ...all.map((each) => ({ ...each, tag }))];
    },
  };
}

it('says what the server said in the new language', () => {
  const taken = field([
    { msg: '已被使用。', tag: 'remote' },
    { msg: 'From elsewhere', tag: 'builtin' },
  ]);
  retellErrors([{ storeType: 'FormStore' }, taken, field([])], say);
  expect(taken.errorData).toEqual([
    { msg: 'From elsewhere', tag: 'builtin' },
    { msg: 'Taken.', tag: 'remote' },
  ]);
});

it('says what the form itself found in the new language: by the sentences of the field, else by those of amis', () => {
  const lacking = (rule: string): Told => ({ msg: '旧', tag: 'builtin', rule });
  const __ = (text: string) => (text === 'validate.isEmail' ? 'No address' : text);
  const empty = field([lacking('isRequired')], {
    ...{ tmpValue: '', rules: { isRequired: true }, messages: { isRequired: 'Enter a name' }, __ },
  });
  const wrong = field([lacking('isEmail')], { tmpValue: 'x', rules: { isEmail: true }, messages: {}, __ });
  const differs = field([lacking('equalsField')], {
    ...{ tmpValue: 'b', form: { data: { password: 'a' } }, rules: { equalsField: 'password' } },
    messages: { equalsField: 'Differs' },
  });
  retellErrors([empty, wrong, differs], say);
  expect([empty, wrong, differs].map(({ errorData }) => errorData)).toEqual([
    [{ msg: 'Enter a name', rule: 'isRequired', tag: 'builtin' }],
    [{ msg: 'No address', rule: 'isEmail', tag: 'builtin' }],
    [{ msg: 'Differs', rule: 'equalsField', tag: 'builtin' }],
  ]);
});

it('keeps what it has no other words for', () => {
  const strange = field([{ msg: 'From elsewhere', tag: 'remote' }]);
  retellErrors([strange], say);
  expect(strange.errorData).toEqual([{ msg: 'From elsewhere', tag: 'remote' }]);
});
