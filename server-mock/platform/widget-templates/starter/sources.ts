import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../../src/types/start.ts';
import { type PackedTemplate, packFile } from '../amis-file/pack-file.ts';

type Named = { name: string; description: string };

/** A group in `schemas/templates/starter-groups.json`, with the files of its templates in order. */
type Group = Record<Locale, Named> & { key: string; templates: string[] };

/** What a file in `schemas/templates/starter` holds. */
interface Source {
  name: Record<Locale, string>;
  description: Record<Locale, string>;
  widgetType: PackedTemplate['widgetType'];
  /** What the template shows, with its words in both languages. */
  page: Record<string, unknown>;
}

const HERE = 'server-mock/platform/widget-templates/starter';

/** The file with all starter templates. */
export const starterFile = (projectRoot: string): string => join(projectRoot, HERE, 'starter.amis');

/** The preview picture of a starter template. */
export const starterPreview = (projectRoot: string, name: string): string =>
  join(projectRoot, HERE, 'previews', `${name}.webp`);

/** The starter templates as their sources say, in the order of their groups. */
export function starterSources(projectRoot: string) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(projectRoot, 'schemas/templates', `${name}.json`), 'utf8'));
  return (read('starter-groups') as Group[]).flatMap((group) =>
    group.templates.map((file) => ({ file, group, ...(read(`starter/${file}`) as Source) })),
  );
}

/** The starter templates as a file has them, each with its preview. */
export function readStarter(projectRoot: string): PackedTemplate[] {
  return starterSources(projectRoot).map(({ file, group, name, description, widgetType, page }) => {
    const wordsIn = (locale: Locale) => ({
      ...{ name: name[locale], description: description[locale] },
      group: { name: group[locale].name, description: group[locale].description },
    });
    return {
      ...{ ...wordsIn('en-US'), widgetType, status: 1, words: { 'zh-CN': wordsIn('zh-CN') } },
      schema: page,
      pictures: { custom_preview_img: readFileSync(starterPreview(projectRoot, file)) },
    };
  });
}

/** The starter templates in one file. */
export const packStarter = (projectRoot: string): Promise<Buffer> => packFile(readStarter(projectRoot));
