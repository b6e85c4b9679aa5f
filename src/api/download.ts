import { attachmentAdpator, makeTranslator } from 'amis-core';
import { succeeded } from './envelope.ts';
import type { AmisCall, Answer } from './request.ts';

/**
 * Offers an attachment to the person as a file, under the name the server gives it, and what a call wants saved under the name
 * that the page gives it. Other answers stay as they are.
 * @param parts the language of the word that amis says to it, and the text for a call that may save nothing
 */
export async function saveAttachment(
  answer: Answer,
  call: AmisCall,
  { locale, text }: { locale(): string; text(key: 'host.frame.unasked'): string },
): Promise<Answer> {
  if (call.maySave && !(await call.maySave())) throw new Error(text('host.frame.unasked'));
  const translate = makeTranslator(locale());
  if (call.saveAs !== undefined) return succeeded(answer) ? saveAnswer(answer, call.saveAs, translate) : answer;
  const downloadFileName = call.downloadFileName ?? extendedName(answer.headers['content-disposition'] ?? '');
  const named = { ...call, downloadFileName };
  return (await attachmentAdpator(answer as never, translate, named as never)) as Answer;
}

/** amis saves attachments, so the answer becomes one. The transport has read JSON already. */
async function saveAnswer(
  { data, headers, status }: Answer,
  downloadFileName: string,
  translate: (text: string) => string,
): Promise<Answer> {
  const file = data instanceof Blob ? data : new Blob([JSON.stringify(data)], { type: 'application/json' });
  const attachment = { status, data: file, headers: { ...headers, 'content-disposition': 'attachment' } };
  return (await attachmentAdpator(attachment as never, translate, {
    downloadFileName,
  } as never)) as Answer;
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
