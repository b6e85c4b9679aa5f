import { serveTasks } from '../../kernel/processes/serve.ts';
import type { SizeReply, SizeTask } from './messages.ts';
import { isLargeMarkdown } from './text-size.ts';

serveTasks<SizeTask, SizeReply>(({ text }) => ({ isLarge: isLargeMarkdown(text) }));
