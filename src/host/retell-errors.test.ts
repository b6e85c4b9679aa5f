import { expect, it } from 'vitest';
import { retellErrors } from './retell-errors.ts';

const before = { 'api.taken': '已被使用。', 'api.least': '至少 {least} 个字符。' };
const now = { 'api.taken': 'Taken.', 'api.least': 'At least {least} characters.' };

function field(...errors: { msg: string; tag: string }[]) {
  let errorData = errors;
  return {
    storeType: 'FormItemStore',
    get errorData() {
      return errorData;
    },
    clearError(tag: string) {
      errorData = errorData.filter((error) => error.tag !== tag);
    },
    addError(msg: string, tag: string) {
      errorData = [...errorData, { msg, tag }];
    },
  };
}

it('says what the server said in the new language, and lets what the form itself says stand', () => {
  const taken = field({ msg: '已被使用。', tag: 'remote' }, { msg: '必填', tag: 'builtin' });
  retellErrors([{ storeType: 'FormStore' }, taken, field()], before, now);
  expect(taken.errorData).toEqual([
    { msg: '必填', tag: 'builtin' },
    { msg: 'Taken.', tag: 'remote' },
  ]);
});

it('takes sentences with values in them away', () => {
  const short = field({ msg: '至少 8 个字符。', tag: 'remote' });
  retellErrors([short], before, now);
  expect(short.errorData).toEqual([]);
});
