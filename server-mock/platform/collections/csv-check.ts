import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { folded } from '../../kernel/values/folded.ts';
import type { CsvRow } from '../csv-files/service.ts';
import { sizeRefusal, type Values } from './check-document.ts';
import { checkField, type Refusal } from './check-value.ts';
import { type Ids, namesInFile } from './csv-names.ts';
import { type CollectionRecord, labelOf, type StoredField } from './definition.ts';
import { uniqueText } from './derived-rows.ts';
import { labelsOf } from './languages.ts';

type Trx = Transaction<Tables>;
type Text = (key: string, values?: Record<string, string | number>) => string;

/** Lines that are checked before other work has its turn. */
const AT_ONCE = 200;

/** Mistakes that an answer tells. */
const MOST_MISTAKES = 100;

/** A mistake of a file. */
export interface Mistake {
  line: number;
  field: string;
  text: string;
}

/** The documents of a file that have no mistake, and the mistakes of the others. */
export interface CheckedFile {
  documents: { line: number; values: Values }[];
  mistakes: Mistake[];
  /** Lines that have a mistake. */
  wrong: Set<number>;
}

/** The id for a name in a file; a refusal where none or several have it. */
function idOf(field: StoredField, cell: string, ids: Ids | undefined): string | Refusal {
  const found = ids?.byName.get(cell) ?? [];
  if (found.length === 1) return found[0]!;
  const kind = field.type === 'person' ? 'no-such-person' : ids?.isUnread ? 'names-unread' : 'no-such-document';
  const key = `api.data.${found.length > 1 ? 'several-documents' : kind}` as const;
  return { key, values: { value: cell.slice(0, 60) } };
}

/** The words for yes and no in either language, as exports write them. */
const BOOLEANS: Readonly<Record<string, boolean>> = { yes: true, no: false, 是: true, 否: false };

/** The value of a choice by the folded texts that people read in either language, for each field: made once for a file. */
function optionsOf(fields: readonly StoredField[]): Map<string, Map<string, string>> {
  const named = ({ options = [] }: StoredField) =>
    new Map(
      options
        .toReversed()
        .flatMap((option) => [...labelsOf(option), option.value].map((text) => [folded(text), option.value] as const)),
    );
  return new Map(fields.filter(({ type }) => type.startsWith('choice')).map((field) => [field.id, named(field)]));
}

/** A time without a zone is taken for UTC, as exports write it. */
const withZone = (cell: string): string => {
  const text = cell.trim().replace(' ', 'T');
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text) ? `${text}Z` : text;
};

/** What the cells of one field may name: choices, documents or people. */
interface Named {
  options: Map<string, string> | undefined;
  ids: Ids | undefined;
}

/** A cell as a form would send it. What names something comes folded. */
function givenBy(field: StoredField, cell: string, { options, ids }: Named): unknown {
  const option = (text: string) => options?.get(text) ?? text;
  if (field.type === 'choice') return option(cell);
  if (field.type === 'choices') return cell.split('\n').map(option);
  if (field.type === 'boolean') return BOOLEANS[cell] ?? cell;
  if (field.type === 'dateTime') return withZone(cell);
  if (field.type === 'date') return cell.trim().replaceAll('/', '-');
  return field.type === 'reference' || field.type === 'person' ? idOf(field, cell, ids) : cell;
}

function checkCell(field: StoredField, cell: string, named: Named): ReturnType<typeof checkField> {
  const given = givenBy(field, cell, named);
  const isRefusal = typeof given === 'object' && given !== null && 'key' in given;
  return isRefusal ? { refused: given as Refusal } : checkField(field, given);
}

/** The unique values of a file that documents have already. */
async function takenValues(trx: Trx, { companyId, id }: CollectionRecord, field: StoredField, texts: string[]) {
  if (texts.length === 0) return new Set<string>();
  const { rows } = await sql<{ value: string }>`
    select value from document_unique where company_id = ${companyId} and collection_id = ${id} and field_id = ${field.id}
    and value in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`.execute(trx);
  return new Set(rows.map(({ value }) => value));
}

/** The values of a field as uniqueness compares them, by document. */
async function uniqueTexts(file: CheckedFile, field: StoredField): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  for (const [at, { values }] of file.documents.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const value = values[field.id];
    texts.push(value === null || value === undefined ? null : uniqueText(value));
  }
  return texts;
}

/** Adds a mistake for each value that has to be unique and is in use, in the collection or in an earlier line. */
async function checkUniques(trx: Trx, collection: CollectionRecord, file: CheckedFile, text: Text): Promise<void> {
  for (const field of collection.fields.filter(({ unique }) => unique)) {
    const texts = await uniqueTexts(file, field);
    const taken = await takenValues(
      trx,
      collection,
      field,
      texts.filter((each) => each !== null),
    );
    const seen = new Set<string>();
    for (const [at, value] of texts.entries()) {
      if (value === null) continue;
      const key = taken.has(value) ? 'api.value-taken' : 'api.data.taken-in-file';
      const { line } = file.documents[at]!;
      if (taken.has(value) || seen.has(value)) {
        addMistake(file, line, field, () => text(key));
      }
      seen.add(value);
    }
  }
  file.documents = file.documents.filter(({ line }) => !file.wrong.has(line));
}

/** Adds a mistake. Their texts are made for as many as an answer tells; the others are counted by their line. */
function addMistake(file: CheckedFile, line: number, field: StoredField, words: () => string): void {
  if (file.mistakes.length < MOST_MISTAKES) file.mistakes.push({ line, field: labelOf(field), text: words() });
  file.wrong.add(line);
}

/** Checks the documents of a file by the definition, and tells the first hundred of their mistakes. `byAddress`: see `namesInFile`. */
export async function checkFile(
  trx: Trx,
  collection: CollectionRecord,
  rows: readonly CsvRow[],
  { text, byAddress }: { text: Text; byAddress: boolean },
): Promise<CheckedFile> {
  const { fields } = collection;
  const names = await namesInFile(trx, collection, rows, byAddress);
  const options = optionsOf(fields);
  const usual = new Map(fields.map((field) => [field.id, checkField(field, field.default)]));
  const file: CheckedFile = { documents: [], mistakes: [], wrong: new Set() };
  for (const [at, { line, cells }] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const values: Values = {};
    for (const field of fields) {
      const cell = cells[field.id] ?? '';
      const named = { options: options.get(field.id), ids: names.get(field.id) };
      const checked = cell.trim() === '' ? usual.get(field.id)! : checkCell(field, cell, named);
      if ('value' in checked) values[field.id] = checked.value ?? null;
      else addMistake(file, line, field, () => text(checked.refused.key, checked.refused.values));
    }
    const size = sizeRefusal(values);
    if (size) addMistake(file, line, fields[0]!, () => text(size.key, size.values));
    if (!file.wrong.has(line)) file.documents.push({ line, values });
  }
  await checkUniques(trx, collection, file, text);
  file.mistakes.sort((one, other) => one.line - other.line);
  return file;
}
