import pg from 'pg';

const oid = { int8: 20, int8Array: 1016, date: 1082, interval: 1186 };
const parseTexts: (array: string) => (string | null)[] = pg.types.getTypeParser(oid.int8Array);

/** Turns values into JavaScript as the embedded database does: numbers where they are safe, dates as text. */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === oid.int8) return parseInteger;
    if (id === oid.int8Array) return parseIntegers;
    if (id === oid.date || id === oid.interval) return (text: string) => text;
    return pg.types.getTypeParser(id, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

function parseInteger(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function parseIntegers(array: string): (number | bigint | null)[] {
  return parseTexts(array).map((text) => (text === null ? null : parseInteger(text)));
}
