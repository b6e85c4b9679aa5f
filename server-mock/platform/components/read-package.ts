import { createHash } from 'node:crypto';
import { type ComponentManifest, manifestMistake } from '../../../src/custom-components/manifest.ts';
import { type ComponentSchema, schemaMistake } from '../../../src/custom-components/schema.ts';
import { readZip, ZipRefusal } from '../../kernel/archives/read-zip.ts';
import { packageBounds } from './bounds.ts';

/** A package that was unpacked. */
export interface Package {
  manifest: ComponentManifest;
  schema: ComponentSchema;
  files: Map<string, Buffer>;
  /** Of the names and contents of all files. */
  hash: string;
}

const ENTRY = 'index.js';
const HASH_LENGTH = 32;

/** The names and contents of files as one text of letters and digits. */
export function hashOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content.length}\0`);
    hash.update(content);
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

function jsonAt(files: ReadonlyMap<string, Buffer>, name: string): unknown {
  const content = files.get(name);
  if (!content) throw new ZipRefusal(name, 'missing-entry');
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw new ZipRefusal(name, 'not-json');
  }
}

/** Whether a module has a default export. It is no safety check: the frame keeps the component apart. */
const hasDefault = (source: string): boolean => /\bexport\s+default\b|\bas\s+default\b/.test(source);

/** Reads a package of a custom component. Throws `ZipRefusal`. */
export async function readPackage(file: Buffer): Promise<Package> {
  const files = await readZip(file, packageBounds);
  const manifest = jsonAt(files, 'manifest.json');
  const property = manifestMistake(manifest);
  if (property !== undefined) throw new ZipRefusal('manifest.json', 'manifest', { property });
  const schema = jsonAt(files, 'schema.json');
  const pointer = schemaMistake(schema);
  if (pointer !== undefined) throw new ZipRefusal('schema.json', 'schema', { pointer });
  const entry = files.get(ENTRY);
  if (!entry) throw new ZipRefusal(ENTRY, 'missing-entry');
  if (!hasDefault(entry.toString('utf8'))) throw new ZipRefusal(ENTRY, 'no-default');
  return { manifest: manifest as ComponentManifest, schema: schema as ComponentSchema, files, hash: hashOf(files) };
}
