import type { Message } from '../message.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

/** Writes messages; the locale is that of their texts. */
type Format = (messages: readonly Message[], locale: 'en-US' | 'zh-CN') => string;

/** The output formats of the command, by the name given to `--format`. */
export const formats: Readonly<Record<string, Format>> = {
  text: formatText,
  github: formatGithub,
  sarif: formatSarif,
  json: formatJson,
};
