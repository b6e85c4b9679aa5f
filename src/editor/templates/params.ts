import { textsWithOwn } from '../../i18n/own-texts.ts';
import { translateText } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { isObject, type Json } from '../page/json.ts';

/** The property at the root of a template's page that lists its parameters. */
export const PARAMS = '$params';

/** A property of a node of a template that is asked for when a page takes a copy. What the template has there is the default. */
export interface Param {
  /** The id of the node. */
  node: string;
  property: string;
  label: string;
}

/** What a property of a template can be asked for as. */
type Scalar = string | number | boolean;

/** A parameter as a person is asked for it. */
export interface Asked extends Param {
  kind: 'text' | 'number' | 'boolean';
  value: Scalar;
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

const isParam = (value: unknown): value is Param =>
  isObject(value) && ['node', 'property', 'label'].every((name) => typeof value[name] === 'string');

/** The parameters that a template declares. */
export function paramsOf(template: Json): Param[] {
  const listed = template[PARAMS];
  return Array.isArray(listed) ? listed.filter(isParam) : [];
}

/** The first node with an id. */
function nodeWith(value: unknown, id: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isObject(value) && value['id'] === id && typeof value['type'] === 'string') return value;
  for (const part of Object.values(value)) {
    const found = nodeWith(part, id);
    if (found) return found;
  }
  return undefined;
}

const kindOf = (value: Scalar): Asked['kind'] => (typeof value === 'string' ? 'text' : (typeof value as 'number'));

/** What a person is asked for before a page takes a copy of a template, in a language. What the template no longer has is not asked for. */
export function askedOf(template: Json, locale: Locale): Asked[] {
  const texts = textsWithOwn(template, {}, locale);
  return paramsOf(template).flatMap((param) => {
    const value = nodeWith(template, param.node)?.[param.property];
    if (!isScalar(value)) return [];
    const shown = typeof value === 'string' ? translateText(value, texts) : value;
    return [{ ...param, label: translateText(param.label, texts), kind: kindOf(value), value: shown }];
  });
}

/** A template with the answers in place. One that is as it was asked for leaves what is there, with its words in all languages. */
export function withAnswers(template: Json, asked: readonly Asked[], answers: readonly Pick<Asked, 'value'>[]): Json {
  const copy = structuredClone(template);
  for (const [at, { node, property, value }] of asked.entries()) {
    const answer = answers[at]?.value;
    const found = nodeWith(copy, node);
    if (found && isScalar(answer) && answer !== value) found[property] = answer;
  }
  return copy;
}

/** What is no matter of whoever inserts a template. */
const FIXED = new Set(['type', 'id', 'className', 'mode', 'size', 'level']);

/** The properties of a node that can be asked for, with what they are now. */
export const askable = (node: Json): { label: string; value: string }[] =>
  Object.entries(node)
    .filter(([name, value]) => isScalar(value) && !FIXED.has(name) && !name.startsWith('$'))
    .map(([name, value]) => ({ label: `${name}: ${String(value).slice(0, 40)}`, value: name }));

/** A template whose parameters of one node are these. */
export function withParams(template: Json, node: string, params: readonly Omit<Param, 'node'>[]): Json {
  const others = paramsOf(template).filter((param) => param.node !== node);
  const own = params.filter(({ property, label }) => property && label);
  const all = [...others, ...own.map(({ property, label }) => ({ node, property, label }))];
  const { [PARAMS]: _, ...rest } = template;
  return all.length > 0 ? { ...rest, [PARAMS]: all } : rest;
}
