import type { Message } from '../message.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

/** The output formats of the command, by the name given to `--format`. */
export const formats: Readonly<Record<string, (messages: readonly Message[]) => string>> = {
  text: formatText,
  github: formatGithub,
  sarif: formatSarif,
  json: formatJson,
};
