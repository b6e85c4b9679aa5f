import { seal, UnreadableSecret, unseal } from '../../sealing/sealing.ts';
import type { DumpRecord, DumpRow } from './records.ts';

/** Keys that nodes have in common lie in the settings under such names (`sharedKey`): `devices.key`, `screens.preview-key`. */
const isKeyName = (name: string | null | undefined) => /[.-]key$/.test(name ?? '');

const placeOf = (name: string) => `backup:${name}`;

/** What becomes of a key's value; null leaves its row out. */
type ChangeKey = (value: string, name: string) => string | null;

/** The records with the values of all keys changed. A row that is left out is not counted either. */
async function* withKeys(records: AsyncIterable<DumpRecord>, change: ChangeKey): AsyncGenerator<DumpRecord> {
  let columns: string[] | undefined;
  let leftOut = 0;
  const changed = (row: DumpRow): DumpRow[] => {
    const [nameAt, valueAt] = [columns!.indexOf('key'), columns!.indexOf('value')];
    const [name, value] = [row[nameAt], row[valueAt]];
    if (!name || !value || !isKeyName(name)) return [row];
    const next = change(value, name);
    if (next !== null) return [row.with(valueAt, next)];
    leftOut += 1;
    return [];
  };
  for await (const record of records) {
    if (record.type === 'table') columns = record.table === 'setting' ? record.columns : undefined;
    if (columns && record.type === 'rows') yield { ...record, rows: record.rows.flatMap(changed) };
    else if (columns && record.type === 'tableEnd') yield { ...record, rows: record.rows - leftOut };
    else if (record.type === 'end') yield { ...record, rows: record.rows - leftOut };
    else yield record;
  }
}

/** Seals the keys of a dump with the encryption key: who finds the file can then forge no link and no known device. */
export function sealKeys(records: AsyncIterable<DumpRecord>, key: string): AsyncGenerator<DumpRecord> {
  return withKeys(records, (value, name) => JSON.stringify({ sealed: seal(value, placeOf(name), key) }));
}

/**
 * Opens the keys of a dump. One that was sealed with another encryption key is left out: the platform makes a new one, so that
 * preview links end and browsers are no longer known. Dumps of earlier releases have keys as they are.
 */
export function openKeys(records: AsyncIterable<DumpRecord>, keys: readonly string[]): AsyncGenerator<DumpRecord> {
  return withKeys(records, (value, name) => {
    const { sealed } = Object(JSON.parse(value)) as { sealed?: string };
    if (sealed === undefined) return value;
    try {
      return unseal(sealed, placeOf(name), keys);
    } catch (error) {
      if (error instanceof UnreadableSecret) return null;
      throw error;
    }
  });
}
