import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fail } from '../../../kernel/errors/fail.ts';
import { FILE_BYTES, MOST_BYTES, MOST_TEMPLATES } from './bounds.ts';
import { type FileTemplate, FORMAT, VERSION } from './manifest.ts';

/** A template that goes into a file, with what it shows and its pictures, which are WebP. */
export interface PackedTemplate extends Omit<FileTemplate, 'id' | 'custom_preview_img' | 'screenshot'> {
  schema: unknown;
  pictures: { custom_preview_img?: Buffer; screenshot?: Buffer };
}

/** Says that an import would not take the file. */
export const tooLarge = () =>
  fail('widget-file-too-large', { values: { count: MOST_TEMPLATES, megabytes: FILE_BYTES / 1024 / 1024 } });

/** Entries of the file that is made. */
class Entries {
  readonly #zip = new ZipFile();
  #bytes = 0;

  add(name: string, content: Buffer): void {
    this.#bytes += content.length;
    if (this.#bytes > MOST_BYTES) throw tooLarge();
    // The same templates make the same file.
    this.#zip.addBuffer(content, name, { mtime: new Date(Date.UTC(2000, 0, 1)), forceDosTimestamp: true });
  }

  async packed(): Promise<Buffer> {
    this.#zip.end();
    const file = await buffer(this.#zip.outputStream as Readable);
    if (file.length > FILE_BYTES) throw tooLarge();
    return file;
  }
}

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Packs templates into a file. Throws `widget-file-too-large`. */
export async function packFile(packed: readonly PackedTemplate[]): Promise<Buffer> {
  const entries = new Entries();
  let count = 0;
  const templates = packed.map(({ schema, pictures, ...template }, at): FileTemplate => {
    const id = at + 1;
    entries.add(`templates/${id}.json`, asJson(schema));
    const named: Pick<FileTemplate, 'custom_preview_img' | 'screenshot'> = {};
    for (const kind of ['custom_preview_img', 'screenshot'] as const) {
      const picture = pictures[kind];
      if (!picture) continue;
      count += 1;
      named[kind] = `images/${count}.webp`;
      entries.add(named[kind], picture);
    }
    return { id, ...template, ...named };
  });
  entries.add('manifest.json', asJson({ format: FORMAT, version: VERSION, templates }));
  return entries.packed();
}
