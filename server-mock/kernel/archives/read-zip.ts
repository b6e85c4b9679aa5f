import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

const options = { autoClose: false, lazyEntries: true, strictFileNames: true, validateEntrySizes: true };

/** What the mode of a file says of its kind, where the system that packed it has modes. */
const KIND = 0o170000;
const LINK = 0o120000;

/** Entries that are smaller may be packed as well as they like. */
const SMALL = 64 * 1024;

/** How many times larger an entry may be than what it is packed to. JSON with many blanks comes near. */
const MOST_RATIO = 200;

const megabyte = 1024 * 1024;

/** What a kind of ZIP file may hold. */
export interface ZipBounds {
  /** Entries, folders among them. */
  mostEntries: number;
  /** Bytes of all entries together, unpacked. */
  mostBytes: number;
  /** Bytes that an entry of this name may have, unpacked; `folder`: it holds nothing itself; null: no such entry belongs here. */
  bytesOf(name: string): number | 'folder' | null;
}

/** Says why a ZIP file is not read: an entry, or an empty name for the file itself, and a reason that texts are named after. */
export class ZipRefusal extends Error {
  readonly entry: string;
  readonly reason: string;
  readonly values: Record<string, string | number>;

  constructor(entry: string, reason: string, values: Record<string, string | number> = {}) {
    super('the file is refused');
    this.entry = entry;
    this.reason = reason;
    this.values = values;
  }
}

/** Throws `ZipRefusal` for an entry that does not belong here, by what the directory of the file says of it. */
function requireHarmless(entry: Entry, bounds: ZipBounds): void {
  const { fileName: name, uncompressedSize, compressedSize } = entry;
  const bytes = bounds.bytesOf(name);
  if (((entry.externalFileAttributes >>> 16) & KIND) === LINK) throw new ZipRefusal(name, 'link');
  if (bytes === null) throw new ZipRefusal(name, 'foreign-entry');
  if (entry.isEncrypted()) throw new ZipRefusal(name, 'encrypted');
  const most = bytes === 'folder' ? 0 : bytes;
  if (uncompressedSize > most) throw new ZipRefusal(name, 'entry-too-large', { kilobytes: most / 1024 });
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO) throw new ZipRefusal(name, 'bomb');
}

/** The entries of a file, each of which is harmless and there once. */
async function entriesOf(zip: ZipFile, bounds: ZipBounds): Promise<Map<string, Entry>> {
  const { mostEntries, mostBytes } = bounds;
  if (zip.entryCount > mostEntries) throw new ZipRefusal('', 'too-many-entries', { count: mostEntries });
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    requireHarmless(entry, bounds);
    if (entries.has(entry.fileName)) throw new ZipRefusal(entry.fileName, 'entry-twice');
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new ZipRefusal('', 'too-large', { megabytes: mostBytes / megabyte });
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function collected(stream: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new Error('the entry is larger than it says');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function contentsOf(zip: ZipFile, bounds: ZipBounds): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const [name, entry] of await entriesOf(zip, bounds)) {
    if (bounds.bytesOf(name) === 'folder') continue;
    const bytes = await collected(await zip.openReadStreamPromise(entry), entry.uncompressedSize);
    if (crc32(bytes) !== entry.crc32) throw new ZipRefusal(name, 'damaged');
    contents.set(name, bytes);
  }
  return contents;
}

/**
 * The entries of a ZIP file by their names. Names that lead elsewhere, links, and files that unfold into something huge are refused by what
 * the file's directory says, before anything is unpacked; nothing is unpacked beyond what it says. Throws `ZipRefusal`.
 */
export async function readZip(file: Buffer, bounds: ZipBounds): Promise<Map<string, Buffer>> {
  try {
    return await contentsOf(await fromBufferPromise(file, options), bounds);
  } catch (error) {
    if (error instanceof ZipRefusal) throw error;
    const { message } = error as Error;
    throw new ZipRefusal('', /file ?name|path/i.test(message) ? 'unsafe-name' : 'not-a-zip');
  }
}
