import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';

const FOLDER = 'schemas/theme';
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

describe.each([
  ['rules.schema.json', ['rules.json']],
  ['panel.schema.json', readdirSync(`${FOLDER}/panels`).map((file) => `panels/${file}`)],
])('%s', (schema, files) => {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(read(schema));

  it.each(files)('holds for %s', (file) => {
    validate(read(file));
    expect(validate.errors).toBeNull();
  });
});
