import { operations } from '../../../src/types/generated/operations.ts';
import { findAmong, NO_PARTS } from '../../../src/validation/parts/parts-found.ts';
import { validateScreenOrPart } from '../../../src/validation/parts/validate-screen-or-part.ts';
import { serveTasks } from '../../kernel/processes/serve.ts';
import type { CheckReply, CheckTask } from './messages.ts';

serveTasks(({ page, options, isNew, parts = NO_PARTS, pages = [] }: CheckTask): CheckReply => {
  const more = isNew ? { operations, keys: new Set(Object.keys(options.texts)) } : {};
  return { messages: validateScreenOrPart(page, pages, { ...options, ...more, find: findAmong(parts) }) };
});
