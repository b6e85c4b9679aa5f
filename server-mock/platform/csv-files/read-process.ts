import { serveTasks } from '../../kernel/processes/serve.ts';
import type { CsvReply, CsvTask } from './messages.ts';
import { readFile } from './read-file.ts';

serveTasks<CsvTask, CsvReply>(readFile);
