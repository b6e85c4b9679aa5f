/** One located message about one mistake. `line` and `column` count from 1, columns in UTF-16 units. */
export interface Message {
  file: string;
  line: number;
  column: number;
  /** JSON pointer (RFC 6901) of the value at fault; empty for the whole document. */
  pointer: string;
  severity: Severity;
  /** What kind of mistake it is, stable across languages: `type.unknown`. */
  code: string;
  message: string;
  /** What to write instead, when that can be told. */
  suggestion?: string;
}

export type Severity = 'error' | 'warning';

/** A mistake found by a rule, before it has a place in a file and a text in a language. */
export interface Finding {
  /** Where it is in the document's text, in UTF-16 units from 0. */
  offset: number;
  pointer: string;
  severity: Severity;
  code: string;
  /** Fills the placeholders of the text `validate.<code>`. */
  values?: Record<string, string | number> | undefined;
  suggestion?: string | undefined;
}

/** Longest piece of a page that a message repeats. */
const LONGEST_VALUE = 60;

/** The value that lists words; it ends after a whole one. */
const LIST = 'allowed';

function shortened(name: string, value: string | number): string {
  const text = String(value);
  if (text.length <= LONGEST_VALUE) return text;
  const start = text.slice(0, LONGEST_VALUE);
  return `${name === LIST ? start.replace(/,[^,]*$/, ', ') : start}…`;
}

/** The code whose text says already what to write. */
const SAYS_IT = 'value.text-for';

/** The finding's text in the locale of `texts` and, joined as the locale joins sentences, its suggestion. */
export function messageText(finding: Finding, texts: Readonly<Record<string, string>>): string {
  const fill = (key: string, values: Record<string, string | number>) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => shortened(name, values[name] ?? whole));
  const text = fill(`validate.${finding.code}`, finding.values ?? {});
  if (finding.suggestion === undefined || finding.code === SAYS_IT) return text;
  return text + fill('validate.suggestion', { suggestion: finding.suggestion });
}
