import crypto from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DatabaseFailure } from '../failure.ts';
import type { DumpRecord } from './records.ts';

/**
 * Writes the records as gzipped lines of JSON; the last line is the sha256 of all before it. The file appears under
 * its name when it is whole and on the disk; it holds password hashes, so that only its owner may read it.
 * @throws DatabaseFailure when there is a file of that name.
 */
export async function writeDumpFile(file: string, records: AsyncIterable<DumpRecord>): Promise<void> {
  if (fs.existsSync(file)) throw new DatabaseFailure('dump-exists', { file });
  const partial = `${file}.partial`;
  fs.rmSync(partial, { force: true });
  try {
    const sink = fs.createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines(records)), createGzip(), sink);
    fs.renameSync(partial, file);
  } finally {
    fs.rmSync(partial, { force: true });
  }
}

async function* lines(records: AsyncIterable<DumpRecord>): AsyncGenerator<string> {
  const hash = crypto.createHash('sha256');
  for await (const record of records) {
    const line = `${JSON.stringify(record)}\n`;
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/**
 * The records of a file, the checksum compared after the last.
 * @throws DatabaseFailure when the file is cut off, was changed, or is something else.
 */
export async function* readDumpFile(file: string): AsyncGenerator<DumpRecord> {
  const hash = crypto.createHash('sha256');
  let found: string | undefined;
  for await (const line of unzippedLines(file)) {
    if (found !== undefined) throw new DatabaseFailure('dump-changed', { file });
    const value = parseLine(file, line);
    if ('sha256' in value) {
      found = value.sha256;
      continue;
    }
    hash.update(`${line}\n`);
    yield value;
  }
  if (found === undefined) throw new DatabaseFailure('dump-cut-off', { file });
  if (found !== hash.digest('hex')) throw new DatabaseFailure('dump-changed', { file });
}

/** Reads a file to its end, to know that it is whole before anything is touched. */
export async function checkDumpFile(file: string): Promise<void> {
  for await (const record of readDumpFile(file)) void record;
}

async function* unzippedLines(file: string): AsyncGenerator<string> {
  const source = fs.createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  try {
    let rest = '';
    for await (const chunk of unzipped.setEncoding('utf8')) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new DatabaseFailure('dump-missing', { file });
    if (code === 'Z_BUF_ERROR') throw new DatabaseFailure('dump-cut-off', { file });
    if (code?.startsWith('Z_')) throw new DatabaseFailure('dump-changed', { file });
    throw error;
  } finally {
    source.destroy();
  }
}

function parseLine(file: string, line: string): DumpRecord | { sha256: string } {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && ('type' in value || 'sha256' in value)) {
      return value as DumpRecord | { sha256: string };
    }
  } catch {}
  throw new DatabaseFailure('dump-changed', { file });
}
