import { editDistance, suggest } from '../suggest.ts';
import type { Choice, Definition, NodeUse, ObjectShape, ObjectUse, Shapes, Value, ValueShape } from './shapes.ts';
import { isShape, standsForType } from './shapes.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Where a value is: its property name or index, and where what contains it is. */
export interface Place {
  above: Place | undefined;
  segment: string | number;
}

/** A mistake found by the walk. */
export interface ShapeFinding {
  place: Place | undefined;
  code: string;
  severity: 'error' | 'warning';
  values?: Record<string, string | number>;
  suggestion?: string;
  /** The mistake is the property's name, not its value. */
  atName?: true;
}

type Json = Record<string, unknown>;

/** Names that no schema lists: comments and editor marks, and attributes that go to the HTML element as they are. */
const FREE_NAME = /^[$_]|^(?:data|aria)-/;

/** People number the names they choose themselves. */
const NUMBERED = /\d$/;

/** Nobody reads more; the walk ends with them. */
const MOST_FINDINGS = 500;

/** An object that has more names of its own choice holds somebody's data; the rest of the page's is let pass. */
const MOST_DOUBTS = 300;

const NUMBER_TEXT = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*$/;

const hasOwn = (object: object, name: string) => Object.hasOwn(object, name);

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

/** Whether a member of a shape allows anything; no text at all is an empty list. */
function isAllowed(member: unknown): boolean {
  return member !== undefined && !(Array.isArray(member) && member.length === 0);
}

/** Names of the JSON types a shape allows, as JSON Schema calls them. */
function allowedTypes(shape: ValueShape): string {
  const names = { text: 'string', number: 'number', boolean: 'boolean', list: 'array', object: 'object' };
  return Object.entries(names)
    .filter(([key]) => isAllowed(shape[key as keyof ValueShape]))
    .map(([, name]) => name)
    .join(', ');
}

/**
 * Compares values with the intermediate form. Every value is seen once and no alternatives are tried, so the time grows
 * with the page alone, and a mistake is told where it is and once.
 */
export class ShapeWalker {
  private readonly shapes: Shapes;
  private readonly types: readonly string[];
  private readonly everywhere: ReadonlySet<string>;
  /** Every property name that amis or a renderer of the platform knows anywhere. */
  private readonly vocabulary: ReadonlySet<string>;
  private readonly suggestions = new Map<string, string | undefined>();
  private findings: ShapeFinding[] = [];
  /** Different names looked up in objects that take any. */
  private doubts = 0;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.types = Object.keys(shapes.types);
    this.everywhere = new Set(shapes.everywhere);
    this.vocabulary = vocabularyOf(shapes);
  }

  /** True when a renderer shows nodes of this type. */
  knowsType(type: string): boolean {
    return hasOwnType(this.shapes, type);
  }

  /** What is wrong with a page, in the order of the walk. The depth of `page` must be bounded by the caller. */
  check(page: unknown): ShapeFinding[] {
    this.findings = [];
    this.doubts = 0;
    const root = this.shapes.types['page'];
    this.object({ node: true, ...(root ? { untyped: root } : {}) }, page as Json, undefined);
    return this.findings;
  }

  private tell(place: Place | undefined, code: string, more: Partial<ShapeFinding> = {}): void {
    this.findings.push({ place, code, severity: 'error', ...more });
  }

  private value(shape: Value, value: unknown, place: Place): void {
    if (shape === true || value === null) return;
    switch (typeof value) {
      case 'string':
        this.text(shape, value, place);
        return;
      case 'number':
      case 'boolean': {
        const allowed = typeof value === 'number' ? shape.number : shape.boolean;
        if (allowed === undefined) {
          this.wrongType(shape, value, place);
          return;
        }
        if (allowed !== true && !(allowed as unknown[]).includes(value)) this.notAmong(allowed, value, place);
        return;
      }
      default:
    }
    if (Array.isArray(value)) {
      if (shape.list === undefined) {
        this.wrongType(shape, value, place);
        return;
      }
      if (shape.list !== true) this.list(shape.list, value, place);
      return;
    }
    if (shape.object === undefined) {
      this.wrongType(shape, value, place);
      return;
    }
    this.object(shape.object, value as Json, place);
  }

  private list(items: Value, list: readonly unknown[], above: Place): void {
    for (let segment = 0; segment < list.length && this.findings.length <= MOST_FINDINGS; segment++)
      this.value(items, list[segment], { above, segment });
  }

  private text(shape: ValueShape, value: string, place: Place): void {
    if (shape.text === true || value.includes('${')) return;
    if (shape.text?.includes(value)) return;
    const asNumber = shape.number !== undefined && NUMBER_TEXT.test(value);
    const asBoolean = shape.boolean !== undefined && (value === 'true' || value === 'false');
    if (asNumber || asBoolean) {
      const type = asNumber ? 'number' : 'boolean';
      this.tell(place, 'value.text-for', { severity: 'warning', values: { type, value }, suggestion: value });
      return;
    }
    if (shape.text?.length) this.notAmong(shape.text, value, place, shape);
    else this.wrongType(shape, value, place);
  }

  private wrongType(shape: ValueShape, value: unknown, place: Place): void {
    this.tell(place, 'value.type', { values: { actual: typeName(value), allowed: allowedTypes(shape) } });
  }

  private notAmong(
    allowed: readonly (string | number | boolean)[],
    value: unknown,
    place: Place,
    others: ValueShape = {},
  ): void {
    const near = typeof value === 'string' ? suggest(value, allowed.map(String)) : undefined;
    const types = allowedTypes({ ...others, text: [] });
    const words = allowed.map((word) => (word === '' ? '""' : String(word)));
    const values = { value: String(value), allowed: [...words, ...(types ? [types] : [])].join(', ') };
    this.tell(place, 'value.enum', { values, ...(near === undefined ? {} : { suggestion: near }) });
  }

  private object(use: ObjectUse, value: Json, place: Place | undefined): void {
    if (use === true) return;
    if ('node' in use) {
      this.node(use, value, place);
      return;
    }
    if ('by' in use) {
      this.choice(use, value, place);
      return;
    }
    const definition = this.definition(use.ref);
    if (isShape(definition)) this.members([definition], value, place, '');
    else this.object(definition, value, place);
  }

  private definition(name: string): Definition {
    return this.shapes.definitions[name] ?? true;
  }

  /** The shape a definition comes to for this value, following choices. */
  private shapeFor(definition: Definition, value: Json, place: Place | undefined): ObjectShape | undefined {
    if (definition === true) return undefined;
    if (isShape(definition)) return definition;
    if ('ref' in definition) return this.shapeFor(this.definition(definition.ref), value, place);
    if ('node' in definition) return undefined;
    const reference = this.caseOf(definition, value, place);
    return reference && this.shapeFor(this.definition(reference.ref), value, place);
  }

  private caseOf({ by, cases, otherwise }: Choice, value: Json, place: Place | undefined) {
    const tag = hasOwn(value, by) ? value[by] : undefined;
    if (typeof tag === 'string' && hasOwn(cases, tag)) return cases[tag];
    if (otherwise) return otherwise;
    if (tag === undefined || tag === null) this.tell(place, 'property.missing', { values: { name: by } });
    else if (typeof tag !== 'string' || !tag.includes('${')) {
      this.notAmong(Object.keys(cases), tag, { above: place, segment: by });
    }
    return undefined;
  }

  private choice(choice: Choice, value: Json, place: Place | undefined): void {
    const shape = this.shapeFor(choice, value, place);
    if (shape) this.members([shape], value, place, '');
  }

  private node(use: NodeUse, value: Json, place: Place | undefined): void {
    const type = hasOwn(value, 'type') ? value['type'] : undefined;
    if (type === undefined || type === null) {
      this.untyped(use, value, place);
      return;
    }
    if (typeof type !== 'string') {
      this.tell({ above: place, segment: 'type' }, 'type.not-text');
      return;
    }
    const name = this.shapes.types[type] ?? this.shapes.types[type.toLowerCase()];
    if (name === undefined) {
      if (!type.includes('${')) this.unknownType(type, { above: place, segment: 'type' });
      return;
    }
    const shape = this.shapeFor(this.definition(name), value, place);
    if (!shape) return;
    const also = use.also === undefined ? undefined : this.shapeFor(this.definition(use.also), value, place);
    this.members(also ? [shape, also] : [shape], value, place, type);
  }

  private untyped(use: NodeUse, value: Json, place: Place | undefined): void {
    if (use.untyped === true || hasOwn(value, '$ref')) return;
    const shape = use.untyped === undefined ? undefined : this.shapeFor(this.definition(use.untyped), value, place);
    const meant = shape?.rest === undefined ? misspeltType(value) : undefined;
    if (meant !== undefined && shape?.properties[meant] === undefined) {
      this.misspeltNode(use, value, place, meant);
      return;
    }
    if (!shape || (place && this.looksTyped(shape, value))) {
      this.tell(place, 'type.missing');
      return;
    }
    this.members([shape], value, place, '');
  }

  /** A node whose `type` is misspelt: the rest of it is still looked at as what it was meant to be. */
  private misspeltNode(use: NodeUse, value: Json, place: Place | undefined, name: string): void {
    const { [name]: type, ...others } = value;
    const values = { name, type: '–' };
    this.tell({ above: place, segment: name }, 'property.unknown-here', { values, atName: true, suggestion: 'type' });
    if (this.knowsType(String(type))) this.node(use, { ...others, type }, place);
  }

  /** Whether an object without a type holds what only nodes of some type do. */
  private looksTyped(shape: ObjectShape, value: Json): boolean {
    if (standsForType(shape)) return false;
    return Object.keys(value).some(
      (name) => !hasOwnShape(shape, name) && !FREE_NAME.test(name) && this.vocabulary.has(name),
    );
  }

  private unknownType(type: string, place: Place): void {
    const suggestion = this.nearest(type, 'types', () => this.types);
    this.tell(place, 'type.unknown', { values: { type }, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  private members(shapes: readonly ObjectShape[], value: Json, above: Place | undefined, type: string): void {
    for (const name of Object.keys(value)) {
      if (this.findings.length > MOST_FINDINGS) return;
      const place = { above, segment: name };
      const found = this.findings.length;
      let known = false;
      for (const { properties } of shapes) {
        if (!(name in properties)) continue;
        const shape = properties[name] ?? true;
        const isType = type !== '' && name === 'type';
        if (shape !== true && !isType) this.oneOf(found, known, () => this.value(shape, value[name], place));
        known = true;
      }
      if (!known) this.other(shapes, name, value, place, type);
    }
    for (const name of shapes[0]?.required ?? []) {
      if (value[name] === undefined) this.tell(above, 'property.missing', { values: { name } });
    }
  }

  /** Looks at a value once more, as something else that it must be: what the first look told is not told twice. */
  private oneOf(from: number, again: boolean, look: () => void): void {
    const before = again ? this.findings.slice(from) : [];
    if (again && before.some(({ severity }) => severity === 'error')) return;
    this.findings.length = from;
    look();
    const isWorse = this.findings.slice(from).some(({ severity }) => severity === 'error');
    if (before.length > 0 && !isWorse) this.findings.splice(from, Number.POSITIVE_INFINITY, ...before);
  }

  /** A property that none of the shapes names. */
  private other(shapes: readonly ObjectShape[], name: string, owner: Json, place: Place, type: string): void {
    const rest = shapes[0]?.rest;
    if (rest !== undefined) {
      if (rest !== true) this.value(rest, owner[name], place);
      this.nearMiss(shapes, name, owner, place);
      return;
    }
    if (FREE_NAME.test(name) || (type !== '' && this.everywhere.has(name))) return;
    const candidates = () => {
      const own = shapes.flatMap(({ properties }) => Object.keys(properties));
      return type === '' ? own : [...own, ...this.everywhere];
    };
    const foreign = !this.vocabulary.has(name);
    const suggestion = this.nearest(name, `${type} ${place.above?.segment}`, candidates);
    const values = { name, type: type || '–' };
    const severity = foreign ? 'error' : 'warning';
    const code = type === '' ? 'property.unknown-here' : 'property.unknown';
    this.tell(place, code, { severity, values, atName: true, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  /** Where any name may stand, one that is nearly a known one is told all the same: as a doubt, and only then. */
  private nearMiss(shapes: readonly ObjectShape[], name: string, owner: Json, place: Place): void {
    if (this.doubts > MOST_DOUBTS || this.vocabulary.has(name) || FREE_NAME.test(name) || NUMBERED.test(name)) return;
    const names = shapes.flatMap(({ properties }) => Object.keys(properties));
    if (names.length === 0) return;
    const scope = `open ${names.length} ${names[0]}`;
    if (!this.suggestions.has(`${scope} ${name}`)) this.doubts += 1;
    const suggestion = this.nearest(name, scope, () => names);
    if (suggestion === undefined || hasOwn(owner, suggestion)) return;
    const values = { name, type: '–' };
    this.tell(place, 'property.unknown-here', { severity: 'warning', values, atName: true, suggestion });
  }

  /** A page may hold the same mistake 10,000 times; it is looked up once. */
  private nearest(word: string, scope: string, candidates: () => readonly string[]): string | undefined {
    const key = `${scope} ${word}`;
    if (this.suggestions.size > 1000) this.suggestions.clear();
    if (!this.suggestions.has(key)) this.suggestions.set(key, suggest(word, candidates()));
    return this.suggestions.get(key);
  }
}

function hasOwnType(shapes: Shapes, type: string): boolean {
  return shapes.types[type] !== undefined || shapes.types[type.toLowerCase()] !== undefined;
}

/** The property of an object without a type that was to be its `type`. */
function misspeltType(value: Json): string | undefined {
  return Object.keys(value).find((name) => typeof value[name] === 'string' && editDistance(name, 'type', 1) === 1);
}

function hasOwnShape(shape: ObjectShape, name: string): boolean {
  return shape.rest !== undefined || name in shape.properties;
}
