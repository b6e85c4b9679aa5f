import type { Context } from '../../../kernel/contracts/index.ts';
import { sniffImage } from '../../uploads/index.ts';
import { type Named, namedBy } from '../words.ts';
import { type FileTemplate, inLanguage, jsonOf, readManifest } from './manifest.ts';
import { readZip } from './read-zip.ts';
import { refused } from './refusal.ts';

/** A template of a file, with what its entries hold. */
export interface ReadTemplate extends Pick<FileTemplate, 'widgetType' | 'status'>, Named {
  group: Named;
  schema: Record<string, unknown>;
  pictures: { custom_preview_img?: Buffer; screenshot?: Buffer };
}

/** The ends of names that pictures of a format have. */
const ENDS = { png: ['png'], jpeg: ['jpg', 'jpeg'], gif: ['gif'], webp: ['webp'] } as const;

/** A picture that is what its name says. Throws `Refused`. */
function pictureAt(entries: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const bytes = name.startsWith('images/') ? entries.get(name) : undefined;
  if (!bytes) throw refused(name, 'missing-entry');
  const format = sniffImage(bytes);
  const end = name.slice(name.lastIndexOf('.') + 1);
  if (!format || !(ENDS[format] as readonly string[]).includes(end)) throw refused(name, 'not-the-picture');
  return bytes;
}

/** What a template shows. Throws `Refused` where it is no page. */
function schemaAt(entries: ReadonlyMap<string, Buffer>, id: number): Record<string, unknown> {
  const name = `templates/${id}.json`;
  const bytes = entries.get(name);
  if (!bytes) throw refused(name, 'missing-entry');
  const schema = jsonOf(name, bytes) as Record<string, unknown> | null;
  if (schema?.['type'] !== 'page') throw refused(name, 'no-page');
  return schema;
}

/** Reads the templates of a `.amis` file. Throws `Refused` with the reasons; it stores nothing. */
export async function readFile(file: Buffer, context: Pick<Context, 'text' | 'locale'>): Promise<ReadTemplate[]> {
  const entries = await readZip(file);
  const manifest = entries.get('manifest.json');
  if (!manifest) throw refused('manifest.json', 'missing-entry');
  const named = new Set(['manifest.json']);
  const templates = readManifest(manifest, context).map((template): ReadTemplate => {
    const { id, widgetType, status, custom_preview_img: preview, screenshot } = template;
    for (const name of [preview, screenshot, `templates/${id}.json`]) if (name) named.add(name);
    return {
      ...{ widgetType, status, ...namedBy((language) => inLanguage(template, language), context.locale) },
      schema: schemaAt(entries, id),
      pictures: {
        ...(preview === undefined ? {} : { custom_preview_img: pictureAt(entries, preview) }),
        ...(screenshot === undefined ? {} : { screenshot: pictureAt(entries, screenshot) }),
      },
    };
  });
  for (const name of entries.keys()) if (!named.has(name)) throw refused(name, 'unnamed-entry');
  return templates;
}
