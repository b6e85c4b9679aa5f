import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const capacity = 100;

/** Brotli's levels: for a document that many get alike, which takes 40 times as long, and for one that was asked for once. */
const best = 10;
const quick = 4;

/** Of two to this power of bytes, the encoder finds what was there before. Larger windows take longer to make than to use. */
const WINDOW = 18;

type Compress = (html: string, level: number) => Promise<Buffer>;

/** Compresses the beginning of a document and leaves the stream open for its end. */
const withBrotli: Compress = (html, level) =>
  compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });

/** The longest text that one uncompressed part of a brotli stream holds (RFC 7932, 9.2: four nibbles of length). */
const LONGEST_PLAIN = 65_536;

/** Ends a flushed brotli stream with a text as it is: an uncompressed meta-block and the last, empty one. */
function endWith(flushed: Buffer, text: string): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > LONGEST_PLAIN) throw new RangeError('too long for one part');
  const header = Buffer.alloc(3);
  // From the lowest bit: not last, four nibbles, length less one, uncompressed; then up to the next byte.
  header.writeUIntLE(((plain.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([flushed, header, plain, Buffer.from([3])]);
}

/** Does one piece of work after the other. */
function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

interface Document {
  compressed: Promise<Buffer>;
  isBest: boolean;
}

/**
 * Compresses documents that many visitors get alike, once each and better than on the fly: the login page's HTML is
 * most of what has to arrive before it can be seen. The entity tag identifies a document. The first visitor gets a document
 * that is compressed quickly; with the second one it is compressed well, and until that is done the quick one is answered. One
 * is compressed quickly and one well at a time: many addresses asked for at once would take the processor from everybody. `rest` is
 * each visitor's own and is not compressed.
 * @param atLevel compresses a text; tests count its calls
 */
export function createCompressedDocuments(
  atLevel: Compress = withBrotli,
): (html: string, etag: string, rest: string) => Promise<Buffer> {
  const documents = new Map<string, Document>();
  const quickly = inTurn();
  let isBusy = false;

  async function improve(document: Document, html: string): Promise<void> {
    isBusy = true;
    document.isBest = true;
    try {
      const better = await atLevel(html, best);
      document.compressed = Promise.resolve(better);
    } catch {
      document.isBest = false;
    } finally {
      isBusy = false;
    }
  }

  function begin(html: string): Document {
    return { compressed: quickly(() => atLevel(html, quick)), isBest: false };
  }

  return async (html, etag, rest) => {
    const known = documents.get(etag);
    const document = known ?? begin(html);
    if (known && !known.isBest && !isBusy) void improve(known, html);
    documents.delete(etag);
    documents.set(etag, document);
    const [oldest] = documents.keys();
    if (documents.size > capacity && oldest !== undefined) documents.delete(oldest);
    return endWith(await document.compressed, rest);
  };
}

/** Whether a client takes brotli. */
export function takesBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(;\s*q=(0\.\d*[1-9]|1)|,|$)/.test(String(acceptEncoding ?? ''));
}
