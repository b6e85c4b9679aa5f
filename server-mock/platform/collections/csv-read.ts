import { fail } from '../../kernel/errors/fail.ts';
import { folded } from '../../kernel/values/folded.ts';
import type { CsvFiles, CsvRow, CsvTask } from '../csv-files/service.ts';
import { labelMember } from './check-document.ts';
import { type CollectionRecord, labelOf, type StoredField, searchedFields } from './definition.ts';
import { labelsOf } from './languages.ts';

type Text = (key: string, values?: Record<string, string | number>) => string;

/** Members of a document that the server sets: files that it has written name them. */
const OWN = ['id', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];

/** What happens to the cells of a field: names of choices, documents and people, and words for yes and no, are compared in one form. */
function foldedAs({ fields }: CollectionRecord, field: StoredField): Pick<CsvTask['fields'][number], 'folded'> {
  if (field.type === 'choices') return { folded: 'names' };
  if (['choice', 'reference', 'person', 'boolean'].includes(field.type)) return { folded: 'name' };
  return field.unique || searchedFields({ fields }).some(({ id }) => id === field.id) ? { folded: 'later' } : {};
}

/** A file with what its first line may name. */
const taskOf = (collection: CollectionRecord, csv: string, most: number, text: Text): CsvTask => ({
  ...{ csv, most },
  fields: collection.fields.map((field) => ({
    id: field.id,
    label: labelOf(field),
    words: [labelMember(field.key), field.key, labelOf(field), ...labelsOf(field)].map(folded),
    ...foldedAs(collection, field),
  })),
  own: OWN.flatMap((key) => [folded(key), folded(text(`api.data.${key}`))]),
});

/**
 * Reads the documents of a CSV file, in a process of its own. No transaction may wait for it. Throws `csv-wrong`, `csv-too-long`,
 * `csv-too-large`, `csv-too-costly`, `imports-busy` or `overloaded`.
 */
export async function readCsv(
  files: Pick<CsvFiles, 'read'>,
  collection: CollectionRecord,
  { csv, most, text }: { csv: string; most: number; text: Text },
): Promise<CsvRow[]> {
  const read = await files.read(String(collection.companyId), taskOf(collection, csv, most, text));
  if ('rows' in read) return read.rows;
  const { line, key, name } = read.wrong;
  throw fail('csv-wrong', { values: { line, reason: text(`api.data.${key}`, { name }) } });
}
