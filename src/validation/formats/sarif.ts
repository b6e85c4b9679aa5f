import type { Message } from '../message.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** SARIF 2.1.0, which code scanners and editors read. */
export function formatSarif(messages: readonly Message[]): string {
  const rules = [...new Set(messages.map(({ code }) => code))].sort().map((id) => ({ id }));
  const results = messages.map(({ file, line, column, pointer, severity, code, message }) => ({
    ruleId: code,
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
  }));
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'pagewright-validate', rules } }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
