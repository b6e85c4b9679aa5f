import schemaAddress from '../../../schemas/amis-page.schema.json?url';
import { languages, Uri } from './monaco.ts';
import { nullLast } from './null-last.ts';

/** Where the text says that it lies: beside the built-in screens, whose `$schema` is relative to them. */
export const TEXT_ADDRESS = Uri.parse('inmemory://pagewright/schemas/screens/page/page.json');

const SCHEMA_ADDRESS = 'inmemory://pagewright/schemas/amis-page.schema.json';

/**
 * Gives the text of a page completion and explanations from the JSON Schema of pages. Monaco does not check the text: the checker does, and
 * knows more.
 */
export async function describePages(): Promise<void> {
  const answer = await fetch(schemaAddress);
  const schema: unknown = await answer.json();
  nullLast(schema);
  languages.json.jsonDefaults.setDiagnosticsOptions({
    validate: false,
    schemas: [{ uri: SCHEMA_ADDRESS, fileMatch: [TEXT_ADDRESS.toString()], schema }],
  });
}
