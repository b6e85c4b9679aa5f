import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** The pictures of shipped templates, which a script of the browser tests takes: `KEY/logo.webp` and `KEY/1.en-US.webp`. */
const FOLDER = 'server-mock/platform/app-templates/shipped/pictures';

/** The name of a template's logo. */
export const LOGO = 'logo';

const END = '.webp';

const known = new Map<string, string[]>();

/** The names of the pictures of a shipped template, in order. */
export function picturesOf(projectRoot: string, id: string): readonly string[] {
  const folder = join(projectRoot, FOLDER, id);
  const names = known.get(folder) ?? (existsSync(folder) ? readdirSync(folder) : []);
  known.set(folder, names);
  return names
    .filter((name) => name.endsWith(END))
    .map((name) => name.slice(0, -END.length))
    .sort();
}

/** `GET /api/upload/template/{templateId}/{name}`. */
export async function appTemplatePicture({ params, services, reply }: Call<'appTemplatePicture'>) {
  const { templateId, name } = params;
  const isShipped = services.appTemplates.shipped.some(({ id }) => id === templateId);
  if (!isShipped || !picturesOf(services.projectRoot, templateId).includes(name)) throw fail('not-found');
  const bytes = await readFile(join(services.projectRoot, FOLDER, templateId, name + END));
  return reply.header('Cache-Control', 'public, max-age=3600').type('image/webp').send(bytes);
}
