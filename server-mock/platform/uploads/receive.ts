import type { FastifyRequest } from 'fastify';
import { fail } from '../../kernel/errors/fail.ts';
import { tidyName } from '../../kernel/values/person-name.ts';

/** A file as it arrived. */
export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

/** Characters of a file's name that are kept. */
const LONGEST_NAME = 120;

/** A file's name as it is kept: letters of any script, digits and a few signs. Emoji and letters of two units stay whole. */
function keptFileName(name = ''): string {
  const plain = tidyName(name).replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_');
  return [...plain].slice(0, LONGEST_NAME).join('') || 'file';
}

/** A form that ends early or breaks off is the sender's fault. The parser's limits have errors of their own. Throws `bad-request`. */
function refuseBroken(error: Error & { statusCode?: number }): never {
  throw error.statusCode === undefined ? fail('bad-request') : error;
}

/**
 * Reads the form's one file, field `file`. The parser cuts a file off at its limit and may say nothing about it, so
 * `truncated` is looked at too. Throws `file-missing`, `file-too-large`, `bad-request` or `unexpected-content-type`.
 */
export async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw fail('unexpected-content-type');
  const limits = { fileSize: maxBytes, files: 1, fields: 8, fieldSize: 1024, parts: 9 };
  const tooLarge = () =>
    fail('file-too-large', { field: 'file', values: { megabytes: Math.floor(maxBytes / 1024 / 1024) } });
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(refuseBroken);
  if (!part) throw fail('file-missing', { field: 'file' });
  const bytes = await part.toBuffer().catch(refuseBroken);
  if (part.file.truncated) throw tooLarge();
  if (part.fieldname !== 'file' || bytes.length === 0) throw fail('file-missing', { field: 'file' });
  return { name: keptFileName(part.filename), bytes };
}
