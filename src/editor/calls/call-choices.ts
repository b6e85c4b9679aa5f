import { fillIn } from '../../i18n/translate.ts';
import { addressOf, allowedOperations } from '../../reach/allowed-calls.ts';
import type { Frame } from '../../reach/frame.ts';
import { answers, type Fields } from '../../types/generated/answers.ts';
import { callForms } from '../../types/generated/call-forms.ts';
import type { ReachRow } from '../../types/generated/reach.ts';
import { isObject } from '../page/json.ts';
import type { Words } from '../words.ts';

/** A collection of the page's app, as far as calls of it are offered. */
export interface Collection {
  key: string;
  name: string;
  /** The keys of its fields. */
  fields: readonly string[];
  /** The field by which its totals are put together. */
  by?: string | undefined;
}

/** A call that a page may make, as a designer chooses it. */
export interface CallChoice {
  /** Tells it apart from the others. */
  id: string;
  label: string;
  /** What it belongs to, in words. */
  group: string;
  method: string;
  url: string;
  /** The members that it sends. */
  takes: readonly string[];
  /** The name under which it answers rows; undefined: it answers no rows. */
  rows: string | undefined;
  /** The fields that it answers, as far as they are known; those of a row where it answers rows. */
  answers: readonly string[];
}

/** A collection in the address of a call. */
const COLLECTION = ':collection';

/** Calls of a collection that send its fields. */
const WRITES_FIELDS = new Set(['createDocument', 'changeDocument']);

/** Calls of a collection that answer its fields. */
const READS_FIELDS = new Set(['listDocuments', 'readDocument']);

/** A parameter of an address as pages write it: `:id` → `${id}`. */
const filled = (address: string): string => address.replace(/:(\w+)/g, (_, name: string) => `\${${name}}`);

/** Names under which calls answer rows. */
const ROWS = ['items', 'groups', 'options'];

const rowsOf = (fields: Fields | undefined): string | undefined =>
  isObject(fields) ? ROWS.find((name) => name in fields) : undefined;

/** The fields of an answer; of rows those of a row. */
function fieldsOf(fields: Fields | undefined): string[] {
  if (!isObject(fields)) return [];
  const rows = fields[rowsOf(fields) ?? ''];
  if (rows === undefined) return Object.keys(fields);
  return Array.isArray(rows) ? fieldsOf(rows[0] as Fields) : [];
}

function choiceFor(row: ReachRow, collection: Collection | undefined, words: Words): CallChoice {
  const { query = [], body = [] } = callForms[row.id] ?? {};
  const isRead = row.method === 'GET';
  const address = addressOf(row).replace(COLLECTION, collection?.key ?? COLLECTION);
  const given: Readonly<Record<string, string | undefined>> = { by: collection?.by };
  const needed = query.map((name) => `${name}=${given[name] ?? `\${${name}}`}`).join('&');
  const own = ['id', ...(collection?.fields ?? [])];
  const name = words(`editor.call.${row.id}`) ?? `${row.method} ${addressOf(row)}`;
  return {
    id: collection ? `${row.id} ${collection.key}` : row.id,
    label: collection ? `${collection.name}: ${name}` : name,
    group: collection?.name ?? words(isRead ? 'editor.calls.reads' : 'editor.calls.changes') ?? '',
    method: row.method.toLowerCase(),
    url: filled(address) + (needed ? `?${needed}` : ''),
    takes: collection && WRITES_FIELDS.has(row.id) ? collection.fields : body,
    rows: rowsOf(answers[row.id]),
    answers: collection && READS_FIELDS.has(row.id) ? own : fieldsOf(answers[row.id]),
  };
}

/** The calls that a page may make: those of its app's collections first, each with their fields, then the others. */
export function callChoices(page: Frame, collections: readonly Collection[], words: Words): CallChoice[] {
  // A draft changes nothing; what is chosen here is for the page that is published.
  const rows = allowedOperations({ ...page, version: 1 });
  const isOfCollection = ({ path }: ReachRow) => path.includes(COLLECTION);
  const own = collections.flatMap((one) => rows.filter(isOfCollection).map((row) => choiceFor(row, one, words)));
  const others = collections.length > 0 ? rows.filter((row) => !isOfCollection(row)) : rows;
  return [...own, ...others.map((row) => choiceFor(row, undefined, words))];
}

/** A call as a page has it. What is sent is named member by member; a call that sends nothing is one text. */
export function apiOf({ method, url, takes }: CallChoice): string | object {
  if (method === 'get' || takes.length === 0) return `${method}:${url}`;
  return { method, url, data: Object.fromEntries(takes.map((name) => [name, `\${${name}}`])) };
}

const METHOD = /^(get|post|put|patch|delete):/i;

/** An address without its query, in which each parameter is as good as another. */
const shape = (address: string): string =>
  (address.split('?', 1)[0] ?? '').replaceAll('${prefix}', 'PREFIX').replace(/\$\{[^{}]*\}/g, '*');

/** Which of the calls a page makes; undefined: none of them. */
export function choiceOf(api: unknown, choices: readonly CallChoice[]): CallChoice | undefined {
  const given: unknown = isObject(api) ? api['url'] : api;
  if (typeof given !== 'string') return undefined;
  const [prefix = '', named] = METHOD.exec(given) ?? [];
  const method = String(isObject(api) ? (api['method'] ?? named ?? 'get') : (named ?? 'get')).toLowerCase();
  const address = shape(given.slice(prefix.length));
  return choices.find((choice) => choice.method === method && shape(choice.url) === address);
}

/** What a call sends and answers, in a sentence. */
export function aboutCall(choice: CallChoice | undefined, words: Words): string {
  if (!choice) return '';
  const { takes, rows, answers } = choice;
  const told = (key: string, fields: readonly string[]) =>
    fields.length > 0 ? [fillIn(words(key) ?? '', { rows: rows ?? '', fields: fields.join(', ') })] : [];
  return [
    ...told('editor.calls.takes', takes),
    ...told(rows ? 'editor.calls.rows' : 'editor.calls.answers', answers),
  ].join(' ');
}

/** The calls as the options of a field, below what they belong to. */
export function callOptions(choices: readonly CallChoice[]): object[] {
  const groups = new Map<string, object[]>();
  for (const { id, label, group } of choices) groups.set(group, [...(groups.get(group) ?? []), { value: id, label }]);
  return [...groups].map(([label, children]) => ({ label, children }));
}
