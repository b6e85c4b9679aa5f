import sharp from 'sharp';
import { serveTasks } from '../../kernel/processes/serve.ts';
import type { PictureReply, PictureTask } from './messages.ts';
import { reencodeImage } from './reencode.ts';

// One picture at a time needs no second thread, and no two pictures are alike.
sharp.concurrency(1);
sharp.cache(false);

serveTasks<PictureTask, PictureReply>(reencodeImage);
