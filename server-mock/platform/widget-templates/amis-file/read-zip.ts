import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ENTRY_BYTES, kindOf, MOST_BYTES, MOST_ENTRIES, MOST_RATIO } from './bounds.ts';
import { Refused, refused } from './refusal.ts';

const options = { autoClose: false, lazyEntries: true, strictFileNames: true, validateEntrySizes: true };

/** What the mode of a file says of its kind, where the system that packed it has modes. */
const KIND = 0o170000;
const LINK = 0o120000;

/** Entries that are smaller may be packed as well as they like. */
const SMALL = 64 * 1024;

/** Throws `Refused` for an entry that no file of ours has, by what the directory of the file says of it. */
function requireHarmless(entry: Entry): void {
  const { fileName: name, uncompressedSize, compressedSize } = entry;
  const kind = kindOf(name);
  if (((entry.externalFileAttributes >>> 16) & KIND) === LINK) throw refused(name, 'link');
  if (kind === null) throw refused(name, 'foreign-entry');
  if (entry.isEncrypted()) throw refused(name, 'encrypted');
  const most = kind === 'folder' ? 0 : ENTRY_BYTES[kind];
  if (uncompressedSize > most) throw refused(name, 'entry-too-large', { kilobytes: most / 1024 });
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO) throw refused(name, 'bomb');
}

/** The entries of a file, each of which is harmless and there once. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw refused('', 'too-many-entries', { count: MOST_ENTRIES });
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    requireHarmless(entry);
    if (entries.has(entry.fileName)) throw refused(entry.fileName, 'entry-twice');
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES) throw refused('', 'too-large', { megabytes: MOST_BYTES / 1024 / 1024 });
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

async function contentsOf(zip: ZipFile): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const [name, entry] of await entriesOf(zip)) {
    if (kindOf(name) === 'folder') continue;
    const bytes = await collected(await zip.openReadStreamPromise(entry), entry.uncompressedSize);
    if (crc32(bytes) !== entry.crc32) throw refused(name, 'damaged');
    contents.set(name, bytes);
  }
  return contents;
}

/**
 * The entries of a ZIP file by their names. Names that lead elsewhere, links, and files that unfold into something huge are refused by what
 * the file's directory says, before anything is unpacked; nothing is unpacked beyond what it says. Throws `Refused`.
 */
export async function readZip(file: Buffer): Promise<Map<string, Buffer>> {
  try {
    return await contentsOf(await fromBufferPromise(file, options));
  } catch (error) {
    if (error instanceof Refused) throw error;
    const { message } = error as Error;
    throw refused('', /file ?name|path/i.test(message) ? 'unsafe-name' : 'not-a-zip');
  }
}
