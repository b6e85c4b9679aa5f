import { banner } from './names.ts';

type Schema = Record<string, unknown>;

/** The part of an operation that tells what it answers. */
export interface AnswerSource {
  id: string;
  raw?: boolean;
  answer: Schema;
}

/** Deeper fields are not followed; no page reaches so far. */
const DEEPEST = 6;

/** The fields of an object, with theirs; a list holds what its items are; `true` where anything may be. */
type Fields = true | { [name: string]: Fields } | [Fields];

function fieldsOf(schema: Schema, definitions: Record<string, Schema>, depth: number): Fields {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].replace('#/definitions/', '') : undefined;
  if (name !== undefined) return fieldsOf(definitions[name] ?? {}, definitions, depth);
  if (depth > DEEPEST) return true;
  const items = schema['items'] as Schema | undefined;
  if (items) {
    const item = fieldsOf(items, definitions, depth + 1);
    return item === true ? true : [item];
  }
  const properties = schema['properties'] as Record<string, Schema> | undefined;
  if (!properties || schema['additionalProperties'] !== false) return true;
  const entries = Object.entries(properties).map(([key, value]) => [key, fieldsOf(value, definitions, depth + 1)]);
  return Object.fromEntries(entries);
}

/** What each call answers, for the checker: a page may use the fields of a contract and no others. */
export function answerFields(
  contracts: readonly { operations: readonly AnswerSource[]; definitions?: Record<string, Schema> }[],
): string {
  const answers: Record<string, Fields> = {};
  for (const { operations, definitions = {} } of contracts) {
    for (const { id, raw, answer } of operations) {
      const whole = fieldsOf(answer, definitions, 0);
      const data = raw && whole !== true && !Array.isArray(whole) ? (whole['data'] ?? true) : whole;
      if (data !== true) answers[id] = data;
    }
  }
  const rows = Object.keys(answers).sort();
  return `${banner('schemas/contracts')}

/** The fields of an object, with theirs; a list holds what its items are; \`true\` where anything may be. */
export type Fields = true | { readonly [name: string]: Fields } | readonly [Fields];

/** Operation → the fields of the \`data\` it answers; absent: anything. */
export const answers: Readonly<Record<string, Fields>> = {
${rows.map((id) => `  ${id}: ${JSON.stringify(answers[id])},\n`).join('')}};
`;
}
