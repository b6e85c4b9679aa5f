import { difference, type Json, merge, UnfitPageError, wordChanges } from '../../../src/merge/index.ts';
import { operations } from '../../../src/types/generated/operations.ts';
import { findAmong, NO_PARTS } from '../../../src/validation/parts/parts-found.ts';
import { validateScreenOrPart } from '../../../src/validation/parts/validate-screen-or-part.ts';
import { serveTasks } from '../../kernel/processes/serve.ts';
import type { CheckTask, CompareTask, MergeTask, Reply, Task } from './messages.ts';

function check({ page, options, isNew, parts = NO_PARTS, pages = [] }: CheckTask): Reply {
  const more = isNew ? { operations, keys: new Set(Object.keys(options.texts)) } : {};
  return { messages: validateScreenOrPart(page, pages, { ...options, ...more, find: findAmong(parts) }) };
}

function compare({ from, to }: CompareTask): Reply {
  const [earlier, later] = [from as Json, to as Json];
  const { changes, isCut } = difference(earlier, later);
  return { compared: { changes: wordChanges({ changes }, earlier, later), isCut } };
}

const mergePages = ({ base, theirs, mine, choices }: MergeTask): Reply => ({
  merged: merge(base as Json, theirs as Json, mine as Json, choices),
});

function answer(task: Task): Reply {
  if ('compare' in task) return compare(task.compare);
  return 'merge' in task ? mergePages(task.merge) : check(task);
}

serveTasks((task: Task): Reply => {
  try {
    return answer(task);
  } catch (error) {
    if (error instanceof UnfitPageError) return { unfit: error.reason };
    throw error;
  }
});
