import type { Message } from '../message.ts';
import { visible, withPointer } from './text.ts';

const ESCAPES: Readonly<Record<string, string>> = { '%': '%25', '\r': '%0D', '\n': '%0A', ':': '%3A', ',': '%2C' };

const escapeText = (text: string) => visible(text.replace(/[%\r\n]/g, (sign) => ESCAPES[sign] ?? sign));
const escapeProperty = (text: string) => visible(text.replace(/[%\r\n:,]/g, (sign) => ESCAPES[sign] ?? sign));

/** GitHub Actions' workflow commands: every message becomes an annotation of its line. */
export function formatGithub(messages: readonly Message[]): string {
  return messages
    .map((message) => {
      const { file, line, column, severity, code } = message;
      const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}`;
      return `::${severity} ${place}::${escapeText(withPointer(message))}\n`;
    })
    .join('');
}
