import type { Locale } from '../../types/start.ts';
import type { Dictionaries } from '../locales.ts';
import type { Message } from '../message.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

/** What a check of files found. */
interface Report {
  /** In the language of `locale`, the reader's. */
  messages: readonly Message[];
  locale: Locale;
  /** The same messages in the same order, in another language. */
  messagesIn(locale: Locale): readonly Message[];
  texts: Dictionaries;
}

interface Format {
  write(report: Report): string;
  /** Platforms look for files below the repository's root, people below the folder where they called. */
  isForPlatform: boolean;
}

const FORMATS: Readonly<Record<string, Format>> = {
  text: { write: ({ messages }) => formatText(messages), isForPlatform: false },
  github: { write: ({ messages }) => formatGithub(messages), isForPlatform: true },
  sarif: { write: ({ messages, locale, texts }) => formatSarif(messages, locale, texts), isForPlatform: true },
  json: { write: ({ messagesIn }) => formatJson(messagesIn('zh-CN'), messagesIn('en-US')), isForPlatform: false },
};

/** The output format of the command that has the name given to `--format`; undefined when there is none. */
export function formatNamed(name: string): Format | undefined {
  return Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
}
