import { LANGUAGES } from '../../../../src/i18n/own-texts.ts';
import {
  type CreateWidgetTemplateBody,
  widgetTemplatesContract,
} from '../../../../src/types/generated/contracts/widget-templates.ts';
import type { Locale } from '../../../../src/types/start.ts';
import { bodyCheck, type Context } from '../../../kernel/contracts/index.ts';
import type { TemplateWords } from '../words.ts';
import { MOST_TEMPLATES } from './bounds.ts';
import { type Refusal, Refused, refused } from './refusal.ts';

export const FORMAT = 'pagewright.widget-templates';
export const VERSION = 1;

/** What a manifest says of a template. What it shows is the entry `templates/ID.json`. */
export interface FileTemplate extends TemplateWords {
  id: number;
  widgetType: CreateWidgetTemplateBody['widgetType'];
  status: 0 | 1;
  /** Names of entries; absent: none. */
  custom_preview_img?: string;
  screenshot?: string;
  /** What readers of single languages read. */
  words?: Partial<Record<Locale, TemplateWords>>;
}

const wrongTemplate = bodyCheck(widgetTemplatesContract, 'createWidgetTemplate');
const wrongGroup = bodyCheck(widgetTemplatesContract, 'createWidgetGroup');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A template of a manifest in the words of a language, where it has some. Of a sound one, the answer is sound. */
export function inLanguage<Template>(template: Template, locale: Locale): Omit<Template, 'words'> {
  if (!isObject(template)) return template;
  const { words, ...plain } = template;
  const own = isObject(words) ? words[locale] : undefined;
  if (!isObject(own)) return plain as never;
  const { name, group, description } = { ...plain, ...own };
  return { ...plain, name, group, description } as never;
}

/** The JSON of an entry. Throws `Refused`. */
export function jsonOf(name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused(name, 'not-json');
  }
}

const isImage = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

/** What is wrong with a template of a manifest; empty: nothing. The calls that make templates and groups decide. */
function mistakesIn(value: unknown, text: Context['text']): string[] {
  if (!isObject(value)) return [text('api.widget-file.not-a-template')];
  const { id, group, custom_preview_img: preview, screenshot, ...others } = value;
  if (!Number.isInteger(id) || (id as number) < 1 || (id as number) > 9999) return [text('api.widget-file.id-wrong')];
  if (!isObject(group) || !isImage(preview) || !isImage(screenshot)) return [text('api.widget-file.not-a-template')];
  const { name, widgetType, status, description } = others;
  const body = { name, widgetType, status, description, type: 1 };
  const wrong = { ...wrongTemplate({ ...body }, text), ...prefixed(wrongGroup({ ...group }, text)) };
  return Object.entries(wrong).map(([field, message]) => `${field}: ${message}`);
}

const prefixed = (wrong: Record<string, string>) =>
  Object.fromEntries(Object.entries(wrong).map(([field, message]) => [`group.${field}`, message]));

const nameIn = (value: unknown, at: number): string =>
  isObject(value) && typeof value['name'] === 'string' && value['name'] !== ''
    ? value['name'].slice(0, 40)
    : `templates[${at}]`;

/** Values that stand in a list before. */
const repeated = <Value>(values: readonly Value[]): Value[] => values.filter((value, at) => values.indexOf(value) < at);

/** Throws `Refused` where two templates have one id or one name. */
function requireDifferent(templates: readonly Omit<FileTemplate, 'words'>[]): void {
  const refusals: Refusal[] = [
    ...repeated(templates.map(({ id }) => id)).map((id) => ({
      name: `templates/${id}.json`,
      why: { key: 'id-twice', values: { id } },
    })),
    ...repeated(templates.map(({ name }) => name.toLowerCase())).map((name) => ({ name, why: { key: 'name-twice' } })),
  ];
  if (refusals.length > 0) throw new Refused(refusals);
}

/** The templates that a manifest names. Throws `Refused`, with each mistake. */
export function readManifest(bytes: Buffer, { text, locale }: Pick<Context, 'text' | 'locale'>): FileTemplate[] {
  const manifest = jsonOf('manifest.json', bytes);
  if (!isObject(manifest) || manifest['format'] !== FORMAT) throw refused('manifest.json', 'format');
  if (manifest['version'] !== VERSION) throw refused('manifest.json', 'version', { version: VERSION });
  const listed = manifest['templates'];
  if (!Array.isArray(listed) || listed.length === 0) throw refused('manifest.json', 'no-templates');
  if (listed.length > MOST_TEMPLATES) throw refused('manifest.json', 'too-many-templates', { count: MOST_TEMPLATES });
  const refusals = listed.flatMap((template: unknown, at) => {
    const mistakes = LANGUAGES.flatMap((language) => mistakesIn(inLanguage(template, language), text));
    return [...new Set(mistakes)].map((why) => ({ name: nameIn(inLanguage(template, locale), at), why }));
  });
  if (refusals.length > 0) throw new Refused(refusals);
  const sound = listed as FileTemplate[];
  requireDifferent(sound.map((template) => inLanguage(template, locale)));
  return sound;
}
