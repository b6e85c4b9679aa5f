import { attachmentAdpator } from 'amis-core';
import type { AmisCall, Answer } from './request.ts';

/**
 * Offers an attachment to the person as a file. A refused download arrives as a file too, with the envelope in it, which becomes
 * an ordinary answer again.
 */
export async function saveAttachment(answer: Answer, call: AmisCall): Promise<Answer> {
  return (await attachmentAdpator(answer as never, (text: string) => text, call as never)) as Answer;
}
