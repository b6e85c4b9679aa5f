import looks from '../../../schemas/editor/chart-looks.json' with { type: 'json' };
import { isObject, type Json } from '../page/json.ts';
import { linesOf, rowsOfLines } from './typed-rows.ts';

/** The kinds of charts that the form knows. An area is a line with its surface. */
export type ChartKind = 'bar' | 'line' | 'area' | 'pie';

/** What a chart shows of each row: the number in a field, under a name. */
interface Value {
  field: string;
  name: string;
}

/** A chart as a designer reads it. */
export interface ChartSettings {
  title: string;
  kind: ChartKind;
  /** Where its rows come from: a call, lines that were typed in, or something that the page has. */
  from: 'call' | 'lines' | 'variable';
  lines: string;
  /** The name under which a call or the page has the rows. */
  rows: string;
  /** The field of a row that says what it is about. */
  category: string;
  values: Value[];
}

/** Answers the words of a text, which may name keys. */
type Read = (text: string) => string;

/** Rows that a call or the page has, such as `${report.items || []}`: ECharts throws where there are none yet. */
const VARIABLE = /^\$\{([\w.]+) \|\| \[\]\}$/;

/** The name under which calls answer rows. */
const ANSWERED = 'items';

const object = (value: unknown): Json => (isObject(value) ? value : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const without = (value: Json, ...names: string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

function kindOf(series: Json): ChartKind | undefined {
  const { type } = series;
  if (type === 'line') return 'areaStyle' in series ? 'area' : 'line';
  return type === 'bar' || type === 'pie' ? type : undefined;
}

/** What typed rows have beside what a pie shows: it shows one value, and the others are there when it becomes another kind. */
function unseen(kind: ChartKind, source: unknown, seen: readonly string[]): Value[] {
  const first: unknown = kind === 'pie' && Array.isArray(source) ? source[0] : undefined;
  const fields = Object.keys(object(first)).filter((field) => !seen.includes(field));
  return fields.map((field) => ({ field, name: '' }));
}

function read(config: unknown, api: unknown, words: Read): ChartSettings | undefined {
  const { series, dataset, title } = object(config);
  const all = (Array.isArray(series) ? series : [series]).map(object);
  const kind = kindOf(all[0] ?? {});
  if (!kind) return undefined;
  const [category, value] = kind === 'pie' ? ['itemName', 'value'] : ['x', 'y'];
  const encodes = all.map(({ encode }) => object(encode));
  const shown = all.map(({ name }, at) => ({ field: text(encodes[at]?.[value!]), name: words(text(name)) }));
  const about = text(encodes[0]?.[category!]);
  const { source } = object(dataset);
  const values = [...shown, ...unseen(kind, source, [about, ...shown.map(({ field }) => field)])];
  const variable = VARIABLE.exec(text(source))?.[1];
  if (!variable && api !== undefined) return undefined;
  const lines = variable ? '' : linesOf(source, [about, ...values.map(({ field }) => field)]);
  if (lines === undefined) return undefined;
  const from = variable ? (api === undefined ? 'variable' : 'call') : 'lines';
  const rows = variable ?? ANSWERED;
  return { title: words(text(object(title)['text'])), kind, from, lines, rows, category: about, values };
}

/** The fields of a chart's values. One that has none gets a name that no other has. */
function fieldsOf({ values, category }: ChartSettings): string[] {
  const taken = new Set([category, ...values.map(({ field }) => field)]);
  return values.map(({ field }) => {
    if (field) return field;
    let number = 1;
    while (taken.has(`value${number}`)) number += 1;
    taken.add(`value${number}`);
    return `value${number}`;
  });
}

/** A text that keeps the keys it had where its words were not changed. */
const kept = (was: unknown, now: string, words: Read): string => (words(text(was)) === now ? text(was) : now);

function seriesOf(settings: ChartSettings, fields: readonly string[], was: readonly Json[], words: Read): Json[] {
  const { kind, values, category } = settings;
  const isPie = kind === 'pie';
  return values.slice(0, isPie ? 1 : undefined).map(({ name }, at) => {
    const before = was[at];
    const isSame = before !== undefined && kindOf(before) === kind;
    const own = isSame ? before : looks.series[kind];
    const words_ = name ? { name: kept(before?.['name'], name, words) } : {};
    const encode = isPie ? { itemName: category, value: fields[at] } : { x: category, y: fields[at] };
    return { ...without(own, 'name'), type: kind === 'area' ? 'line' : kind, ...words_, encode };
  });
}

/** The ECharts options of a chart, made of those it had: what the form says nothing about stays. */
export function configOf(settings: ChartSettings, config: unknown, words: Read): Json {
  const before = object(config);
  const fields = fieldsOf(settings);
  const { title, kind, from, lines, rows, category } = settings;
  const was = (Array.isArray(before['series']) ? before['series'] : [before['series']]).filter(isObject);
  const isPie = kind === 'pie';
  const hadAxes = was.length > 0 && kindOf(was[0]!) !== 'pie';
  const look: Json = isPie ? looks.pie : looks.axes;
  const stays =
    was.length > 0 && hadAxes !== isPie
      ? before
      : { ...looks.all, ...without(before, ...Object.keys(isPie ? looks.axes : looks.pie)), ...look };
  const source = from === 'lines' ? rowsOfLines(lines, [category, ...fields]) : `\${${rows || ANSWERED} || []}`;
  const headed = title
    ? {
        title: { ...looks.title, ...object(stays['title']), text: kept(object(before['title'])['text'], title, words) },
      }
    : {};
  return {
    ...(title ? stays : without(stays, 'title')),
    ...headed,
    dataset: { ...object(stays['dataset']), source },
    series: seriesOf(settings, fields, was, words),
  };
}

const sorted = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** Whether two options say the same, whatever the order of their properties. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/**
 * What a form says of a chart. Undefined where it would lose something: ECharts can do more than the form, and such options are edited as
 * JSON.
 */
export function settingsOf(config: unknown, api: unknown, words: Read): ChartSettings | undefined {
  const settings = read(config, api, words);
  return settings && isSame(configOf(settings, config, words), config) ? settings : undefined;
}

/** What a chart of the page's data has amis watch; undefined for others. */
export const trackOf = ({ from, rows }: ChartSettings): string | undefined =>
  from === 'variable' ? `\${${rows || ANSWERED} | json}` : undefined;

/** Fields of rows that say what a row is about, and how many it stands for. */
const ABOUT = 'label';
const COUNT = 'count';

/** A chart that shows what a call answers: what it shows stays where the rows have it, else it shows what they are about. */
export function fittedTo(settings: ChartSettings, rows: string, fields: readonly string[]): ChartSettings {
  const [first = '', second = first] = [ABOUT, COUNT].every((name) => fields.includes(name))
    ? [ABOUT, COUNT]
    : fields.filter((field) => field !== 'id');
  const category = fields.includes(settings.category) ? settings.category : first;
  const values = settings.values.filter(({ field }) => fields.includes(field));
  return { ...settings, rows, category, values: values.length > 0 ? values : [{ field: second, name: '' }] };
}
