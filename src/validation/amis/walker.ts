import { FREE_NAME, isForeign, misspeltType } from './names.ts';
import { unknownRules } from './rule-text.ts';
import { beyondLimits, notAmong, scalarFault, wrongType } from './scalars.ts';
import type { Fault, Place, ShapeFinding } from './shape-finding.ts';
import type {
  Choice,
  Definition,
  NodeUse,
  ObjectShape,
  ObjectUse,
  Reference,
  Shapes,
  Value,
  ValueShape,
} from './shapes.ts';
import { isShape, standsForType, takesEmpty } from './shapes.ts';
import { UnknownNames } from './unknown-names.ts';
import { vocabularyOf } from './vocabulary.ts';

type Json = Record<string, unknown>;

/** Nobody reads more; the walk ends with them. */
const MOST_FINDINGS = 500;

/** No further words. */
const NONE: readonly string[] = [];

const hasOwn = (object: object, name: string) => Object.hasOwn(object, name);

/**
 * Compares values with the intermediate form. Every value is seen once and no alternatives are tried, so the time grows
 * with the page alone, and a mistake is told where it is and once.
 */
export class ShapeWalker {
  private readonly shapes: Shapes;
  private readonly types: readonly string[];
  private readonly vocabulary: ReadonlySet<string>;
  private readonly unknown: UnknownNames;
  private findings: ShapeFinding[] = [];
  /** Where an object fell back on what it is without a tag, and the tags there are. */
  private fallback: { at: Place | undefined; by: string; tags: string[] } | undefined;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.types = Object.keys(shapes.types);
    this.vocabulary = vocabularyOf(shapes);
    this.unknown = new UnknownNames(shapes.everywhere, this.vocabulary);
  }

  /** True when a renderer shows nodes of this type. */
  knowsType(type: string): boolean {
    return this.definitionOf(type) !== undefined;
  }

  /** What is wrong with a page, in the order of the walk. The depth of `page` must be bounded by the caller. */
  check(page: unknown): ShapeFinding[] {
    const root = this.shapes.types['page'];
    return this.walk({ node: true, ...(root ? { untyped: root } : {}) }, page);
  }

  /** What is wrong with a value that is to be what the definition describes. */
  checkAs(definition: string, value: unknown): ShapeFinding[] {
    return this.walk({ ref: definition }, value);
  }

  private walk(use: ObjectUse, value: unknown): ShapeFinding[] {
    this.findings = [];
    this.unknown.begin();
    this.object(use, value as Json, undefined);
    return this.findings;
  }

  private definitionOf(type: string): string | undefined {
    return this.shapes.types[type] ?? this.shapes.types[type.toLowerCase()];
  }

  private tell(place: Place | undefined, code: string, more: Partial<ShapeFinding> = {}): void {
    this.findings.push({ place, code, severity: 'error', ...more });
  }

  private add(place: Place | undefined, fault: Fault | undefined): void {
    if (fault) this.findings.push({ place, ...fault });
  }

  /** The tags that the property at this place could have had, where its object fell back on what it is without one. */
  private tagsAt({ above, segment }: Place): readonly string[] {
    return this.fallback?.by === segment && this.fallback.at === above ? this.fallback.tags : NONE;
  }

  private value(shape: Value, value: unknown, place: Place): void {
    if (shape === true || value === null) return;
    if (typeof value !== 'object') {
      this.add(place, scalarFault(shape, value as string | number | boolean, this.tagsAt(place)));
      if (place.segment === 'validations' && typeof value === 'string') this.rules(shape, value, place);
      return;
    }
    if (Array.isArray(value)) {
      this.add(place, shape.list === undefined ? wrongType(shape, value) : beyondLimits(shape, value));
      if (shape.list !== undefined && shape.list !== true) this.list(shape.list, value, place);
      return;
    }
    if (shape.object === undefined) this.add(place, wrongType(shape, value));
    else this.object(shape.object, value as Json, place);
  }

  /** The rules of a field, written as one text: their names are those of the object that could stand there. */
  private rules({ object = true }: ValueShape, text: string, place: Place): void {
    const shape = this.shapeFor(object as Definition, {}, place);
    if (shape) for (const fault of unknownRules(text, Object.keys(shape.properties))) this.add(place, fault);
  }

  private list(items: Value, list: readonly unknown[], above: Place): void {
    for (let segment = 0; segment < list.length && this.findings.length <= MOST_FINDINGS; segment++)
      this.value(items, list[segment], { above, segment });
  }

  private object(use: ObjectUse, value: Json, place: Place | undefined): void {
    if (use === true) return;
    if ('node' in use) {
      this.node(use, value, place);
      return;
    }
    if ('by' in use) {
      const shape = this.shapeFor(use, value, place);
      if (shape) this.members([shape], value, place, '');
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
    if (otherwise && !this.isForeignTag(otherwise, by, tag)) {
      this.fallback = { at: place, by, tags: Object.keys(cases) };
      return otherwise;
    }
    if (tag === undefined || tag === null) this.tell(place, 'property.missing', { values: { name: by } });
    else if (typeof tag !== 'string' || !tag.includes('${')) {
      this.add({ above: place, segment: by }, notAmong(Object.keys(cases), tag));
    }
    return undefined;
  }

  /** Whether an object with this tag is meant to be one of the cases: what else it could be has no tag at all. */
  private isForeignTag(otherwise: Reference, by: string, tag: unknown): boolean {
    const shape = this.definition(otherwise.ref);
    return tag !== undefined && tag !== null && isShape(shape) && shape.rest === undefined && !(by in shape.properties);
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
    const name = this.definitionOf(type);
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
    if (standsForType(shape) || shape.rest !== undefined) return false;
    return Object.keys(value).some(
      (name) => !(name in shape.properties) && !FREE_NAME.test(name) && this.vocabulary.has(name),
    );
  }

  private unknownType(type: string, place: Place): void {
    const suggestion = this.unknown.nearest(type, 'types', () => this.types);
    this.tell(place, 'type.unknown', { values: { type }, ...(suggestion === undefined ? {} : { suggestion }) });
  }

  private members(shapes: readonly ObjectShape[], value: Json, above: Place | undefined, type: string): void {
    const [first] = shapes;
    if (type === '' && first?.required && isForeign(first, value)) {
      this.tell(above, 'property.missing', { values: { name: first.required[0] ?? '' } });
      return;
    }
    for (const name of Object.keys(value)) {
      if (this.findings.length > MOST_FINDINGS) return;
      const place = { above, segment: name };
      const found = this.findings.length;
      let known = false;
      for (const { properties } of shapes) {
        if (!(name in properties)) continue;
        const shape = properties[name] ?? true;
        const isType = type !== '' && name === 'type';
        if (shape === true) this.add(place, this.unknown.former(shapes, name, type));
        else if (!isType) this.oneOf(found, known, () => this.value(shape, value[name], place));
        known = true;
      }
      if (!known) this.other(shapes, name, value, place, type);
    }
    for (const name of first?.required ?? []) {
      if (value[name] === undefined || (value[name] === '' && takesEmpty(first?.properties[name])))
        this.tell(above, 'property.missing', { values: { name } });
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
    if (rest !== undefined && rest !== true) this.value(rest, owner[name], place);
    const { unknown } = this;
    const isClosed = rest === undefined;
    this.add(place, isClosed ? unknown.inClosed(shapes, name, place, type) : unknown.inOpen(shapes, name, owner));
  }
}
