import { operations } from '../../../src/types/generated/operations.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import { serveTasks } from '../../kernel/processes/serve.ts';
import type { CheckReply, CheckTask } from './messages.ts';

serveTasks(({ page, options, isNew }: CheckTask): CheckReply => {
  const more = isNew ? { operations, keys: new Set(Object.keys(options.texts)) } : {};
  return { messages: validateScreen(page, { ...options, ...more }) };
});
