import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const capacity = 100;

/**
 * Compresses documents that many visitors get alike, once each and better than on the fly: the login page's HTML is
 * most of what has to arrive before it can be seen. Documents are told apart by their entity tag.
 */
export function createCompressedDocuments(): (html: string, etag: string) => Promise<Buffer> {
  const documents = new Map<string, Promise<Buffer>>();
  return (html, etag) => {
    const known = documents.get(etag);
    if (known) return known;
    const document = compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    if (documents.size >= capacity) documents.clear();
    documents.set(etag, document);
    return document;
  };
}

/** Whether a client takes brotli. */
export function takesBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(;\s*q=(0\.\d*[1-9]|1)|,|$)/.test(String(acceptEncoding ?? ''));
}
