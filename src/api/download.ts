import { attachmentAdpator } from 'amis-core';
import type { AmisCall, Answer } from './request.ts';

/** Offers an attachment to the person as a file, under the name the server gives it. Other answers stay as they are. */
export async function saveAttachment(answer: Answer, call: AmisCall): Promise<Answer> {
  return (await attachmentAdpator(answer as never, (text: string) => text, call as never)) as Answer;
}
