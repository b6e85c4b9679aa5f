import type { Locale } from '../../types/start.ts';
import codes from '../codes.json' with { type: 'json' };
import type { Dictionaries } from '../locales.ts';
import type { Message } from '../message.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** A file's name as a URI reference; whole paths become `file:` URIs. */
function uriOf(file: string): string {
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return `file://${path}`;
  return /^[A-Za-z]%3A\//.test(path) ? `file:///${path.replace('%3A', ':')}` : path;
}

const NAME = 'pagewright-validate';

/** Where each code has its reason and examples, below the project's root. */
const DOCUMENT = 'src/validation/codes.md';

const REASONS: Readonly<Record<string, { why: Readonly<Record<Locale, string>> }>> = codes;

interface Rule {
  id: string;
  shortDescription: { text: string };
  fullDescription?: { text: string };
}

/** What a code means, without a page's own names in it: the text of its messages, with dots for what they fill in, and its reason. */
function ruleIn(locale: Locale, texts: Dictionaries, id: string): Rule {
  const text = texts[locale][`validate.${id}`] ?? id;
  const why = REASONS[id]?.why[locale];
  const reason = why === undefined ? {} : { fullDescription: { text: why } };
  return { id, shortDescription: { text: text.replace(/\{\w+\}/g, '…') }, ...reason };
}

function rulesOf(ids: readonly string[], locale: Locale, texts: Dictionaries): object[] {
  return ids.map((id) => ({ ...ruleIn(locale, texts, id), help: { text: `${DOCUMENT}#${id}` } }));
}

/** The rules in the language that the messages are not in. */
function translationOf(ids: readonly string[], locale: Locale, texts: Dictionaries): object {
  const language: Locale = locale === 'en-US' ? 'zh-CN' : 'en-US';
  return {
    name: NAME,
    language,
    contents: ['localizedData'],
    associatedComponent: { name: NAME },
    rules: ids.map((id) => ruleIn(language, texts, id)),
  };
}

/** SARIF 2.1.0, which code scanners and editors read; the rules are said in both languages. */
export function formatSarif(messages: readonly Message[], locale: Locale, texts: Dictionaries): string {
  const ids = [...new Set(messages.map(({ code }) => code))].sort();
  const results = messages.map(({ file, line, column, pointer, severity, code, message, suggestion }) => ({
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
    ...(suggestion === undefined ? {} : { properties: { suggestion } }),
  }));
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: NAME, language: locale, rules: rulesOf(ids, locale, texts) } },
        language: locale,
        ...(ids.length > 0 ? { translations: [translationOf(ids, locale, texts)] } : {}),
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
