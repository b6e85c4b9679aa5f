import type { Transaction } from 'kysely';
import type { Tables } from '../../../kernel/database/index.ts';
import { type CollectionRecord, storeDocument } from '../../collections/index.ts';
import type { Samples } from './read-source.ts';

const DAY = 24 * 3600 * 1000;

/** Hours of a day at which things happened, in turn. */
const HOURS = [9, 10, 11, 14, 15, 16];

/** Who stores samples, and when. */
export interface Storing {
  me: { id: number; name: string };
  at: Date;
  text(key: string): string;
  /** The account that a word of a person stands for; undefined: nobody. */
  person?(word: string): number | undefined;
}

/** The value of a field as documents hold it; undefined: none. */
function givenFor(
  { at, person }: Storing,
  field: CollectionRecord['fields'][number],
  given: unknown,
  { row, made }: { row: number; made: ReadonlyMap<string, readonly number[]> },
): unknown {
  if (field.type === 'reference') return made.get(field.target ?? '')?.[Number(given)];
  if (field.type === 'person') return person?.(String(given));
  if (field.type !== 'date' && field.type !== 'dateTime') return given;
  const day = new Date(at.getTime() + Number(given) * DAY).toISOString().slice(0, 10);
  return field.type === 'date' ? day : `${day}T${String(HOURS[row % HOURS.length]).padStart(2, '0')}:30:00Z`;
}

/** Stores samples in collections that have just been made, in their order. */
export async function storeSamples(
  trx: Transaction<Tables>,
  collections: readonly CollectionRecord[],
  documents: Samples,
  storing: Storing,
): Promise<void> {
  const { me, at, text } = storing;
  const writer = { me, at, text, mayRead: () => true, most: Number.POSITIVE_INFINITY };
  const made = new Map<string, number[]>();
  for (const collection of collections) {
    const ids: number[] = [];
    for (const [row, sample] of (documents[collection.key] ?? []).entries()) {
      const known = collection.fields.filter(({ key }) => key in sample);
      const values = known.map((field) => [field.key, givenFor(storing, field, sample[field.key], { row, made })]);
      const body = Object.fromEntries(values.filter(([, value]) => value !== undefined));
      ids.push((await storeDocument(trx, collection, body, writer)).id);
    }
    made.set(collection.key, ids);
  }
}
