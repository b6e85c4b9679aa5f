import { attachmentAdpator } from 'amis-core';
import type { AmisCall, Answer } from './request.ts';

/** Offers an attachment to the person as a file, under the name the server gives it. Other answers stay as they are. */
export async function saveAttachment(answer: Answer, call: AmisCall): Promise<Answer> {
  const downloadFileName = call.downloadFileName ?? extendedName(answer.headers['content-disposition'] ?? '');
  const named = { ...call, downloadFileName };
  return (await attachmentAdpator(answer as never, (text: string) => text, named as never)) as Answer;
}

/** The name in any script, which goes before the plain one (RFC 6266, 4.3); amis takes whichever comes first. */
function extendedName(disposition: string): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
