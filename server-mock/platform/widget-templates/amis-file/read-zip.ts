import { readZip as read, ZipRefusal } from '../../../kernel/archives/read-zip.ts';
import { ENTRY_BYTES, kindOf, MOST_BYTES, MOST_ENTRIES } from './bounds.ts';
import { refused } from './refusal.ts';

/** Bytes that an entry may have. */
function bytesOf(name: string): number | 'folder' | null {
  const kind = kindOf(name);
  return kind === null || kind === 'folder' ? kind : ENTRY_BYTES[kind];
}

/** The entries of a `.amis` file by their names. Throws `Refused`. */
export async function readZip(file: Buffer): Promise<Map<string, Buffer>> {
  try {
    return await read(file, { mostEntries: MOST_ENTRIES, mostBytes: MOST_BYTES, bytesOf });
  } catch (error) {
    throw error instanceof ZipRefusal ? refused(error.entry, error.reason, error.values) : error;
  }
}
