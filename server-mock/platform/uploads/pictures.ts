import { fail } from '../../kernel/errors/fail.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import { workerProgram } from '../../kernel/processes/worker-program.ts';
import type { PictureReply, PictureTask } from './messages.ts';
import type { Pictures } from './service.ts';

/** Millions of pixels, all frames together: a phone's camera has no more in one picture. */
const megapixels = 25;

/**
 * The slowest sound picture takes 1.2 s of processor time. Waiting pictures are kept in memory, 10 MB each at most, so that only
 * so many may wait. In a full queue, the owner who has most waiting gives way. Memory is that of JavaScript; the decoder's own is
 * bounded by the pixels.
 */
const pool = {
  deadline: 5000,
  longestWait: 30_000,
  memory: 128,
  nice: 5,
  most: 24,
  mostOfOne: 3,
  serialization: 'advanced',
} as const;

/** Seconds after which a picture that found the decoder busy is worth another try. */
const pause = 5;

/** Makes the decoder; its process starts with the first picture. */
export function createPictures(program = workerProgram('uploads', import.meta.url)): Pictures {
  const tasks = new TaskPool<PictureTask, PictureReply>({ ...pool, program });
  return {
    async reencode(owner, bytes, purpose) {
      const outcome = await tasks.run(owner, { bytes, purpose, mostPixels: megapixels * 1_000_000 });
      if ('picture' in outcome) return Buffer.from(outcome.picture);
      if ('missed' in outcome) {
        throw fail(outcome.missed === 'busy' ? 'uploads-busy' : 'overloaded', { retryAfter: pause });
      }
      if ('refused' in outcome && outcome.refused === 'too-large') {
        throw fail('image-too-large', { field: 'file', values: { megapixels } });
      }
      throw fail('image-type-refused', { field: 'file' });
    },
    close: () => tasks.close(),
  };
}
