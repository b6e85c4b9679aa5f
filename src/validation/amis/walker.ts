import type {
  Definition,
  NodeUse,
  ObjectShape,
  ObjectUse,
  Shapes,
  Value,
  ValueShape,
} from '../../types/amis-shapes.ts';
import { isShape, takesEmpty } from '../../types/amis-shapes.ts';
import { conditioned, conditionShape } from './conditions.ts';
import { Findings } from './findings.ts';
import { isForeign, looksTyped, misspeltType } from './names.ts';
import { unknownRules } from './rule-text.ts';
import { beyondLimits, scalarFault, wrongType } from './scalars.ts';
import type { Place, ShapeFinding } from './shape-finding.ts';
import { ShapeLookup } from './shape-lookup.ts';
import { UnknownNames } from './unknown-names.ts';
import { vocabularyOf } from './vocabulary.ts';

type Json = Record<string, unknown>;

const hasOwn = (object: object, name: string) => Object.hasOwn(object, name);

/**
 * Compares values with the intermediate form. Every value is seen once and no alternatives are tried, so the time grows
 * with the page alone, and a mistake is told where it is and once.
 */
export class ShapeWalker {
  private readonly shapes: Shapes;
  private readonly types: readonly string[];
  private readonly vocabulary: ReadonlySet<string>;
  private readonly condition: Value;
  private readonly unknown: UnknownNames;
  private readonly findings = new Findings();
  private readonly lookup: ShapeLookup;

  constructor(shapes: Shapes) {
    this.shapes = shapes;
    this.types = Object.keys(shapes.types);
    this.vocabulary = vocabularyOf(shapes);
    this.condition = conditionShape(shapes);
    this.unknown = new UnknownNames(shapes.everywhere, this.vocabulary);
    this.lookup = new ShapeLookup(shapes, this.findings);
  }

  /** True when a renderer shows nodes of this type. */
  knowsType(type: string): boolean {
    return this.lookup.nameOfType(type) !== undefined;
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
    this.unknown.begin();
    this.findings.begin();
    this.object(use, value as Json, undefined);
    return this.findings.all;
  }

  private value(shape: Value, value: unknown, place: Place): void {
    if (shape === true || value === null) return;
    if (typeof value !== 'object') {
      this.findings.add(place, scalarFault(shape, value as string | number | boolean, this.lookup.tagsAt(place)));
      if (place.segment === 'validations' && typeof value === 'string') this.rules(shape, value, place);
      return;
    }
    if (Array.isArray(value)) {
      this.findings.add(place, shape.list === undefined ? wrongType(shape, value) : beyondLimits(shape, value));
      if (shape.list !== undefined && shape.list !== true) this.list(shape.list, value, place);
      return;
    }
    if (shape.object === undefined) this.findings.add(place, wrongType(shape, value));
    else this.object(shape.object, value as Json, place);
  }

  /** The rules of a field, written as one text: their names are those of the object that could stand there. */
  private rules({ object = true }: ValueShape, text: string, place: Place): void {
    if (this.findings.hasWarnings) return;
    const shape = this.lookup.shapeFor(object as Definition, {}, place);
    if (shape) for (const fault of unknownRules(text, Object.keys(shape.properties))) this.findings.add(place, fault);
  }

  private list(items: Value, list: readonly unknown[], above: Place): void {
    for (let segment = 0; segment < list.length && !this.findings.isFull; segment++)
      this.value(items, list[segment], { above, segment });
  }

  private object(use: ObjectUse, value: Json, place: Place | undefined): void {
    if (use === true) return;
    if ('node' in use) {
      this.node(use, value, place);
      return;
    }
    if ('by' in use) {
      const shape = this.lookup.shapeFor(use, value, place);
      if (shape) this.members([shape], value, place, '');
      return;
    }
    const definition = this.lookup.definition(use.ref);
    if (isShape(definition)) this.members([definition], value, place, '');
    else this.object(definition, value, place);
  }

  private node(use: NodeUse, value: Json, place: Place | undefined): void {
    const type = hasOwn(value, 'type') ? value['type'] : undefined;
    if (type === undefined || type === null) {
      this.untyped(use, value, place);
      return;
    }
    if (typeof type !== 'string') {
      this.findings.tell({ above: place, segment: 'type' }, 'type.not-text');
      return;
    }
    const name = this.lookup.nameOfType(type);
    if (name === undefined) {
      if (!type.includes('${')) this.unknownType(type, { above: place, segment: 'type' });
      return;
    }
    const shape = this.lookup.named(name, value, place);
    if (!shape) return;
    const also = use.also === undefined ? undefined : this.lookup.named(use.also, value, place);
    this.members(also ? [shape, also] : [shape], value, place, type);
  }

  private untyped(use: NodeUse, value: Json, place: Place | undefined): void {
    if (use.untyped === true || hasOwn(value, '$ref')) return;
    const shape = use.untyped === undefined ? undefined : this.lookup.named(use.untyped, value, place);
    const meant = shape?.rest === undefined ? misspeltType(value) : undefined;
    if (meant !== undefined && !(shape && hasOwn(shape.properties, meant))) {
      this.misspeltNode(use, value, place, meant);
      return;
    }
    if (!shape || (place && looksTyped(shape, value, this.vocabulary))) {
      this.findings.tell(place, 'type.missing');
      return;
    }
    this.members([shape], value, place, '');
  }

  /** A node whose `type` is misspelt: the rest of it is still looked at as what it was meant to be. */
  private misspeltNode(use: NodeUse, value: Json, place: Place | undefined, name: string): void {
    const { [name]: type, ...others } = value;
    const fault = { values: { name, type: '–' }, atName: true, suggestion: 'type' } as const;
    this.findings.tell({ above: place, segment: name }, 'property.unknown-here', fault);
    if (this.knowsType(String(type))) this.node(use, { ...others, type }, place);
  }

  private unknownType(type: string, place: Place): void {
    const suggestion = this.unknown.nearest(type, 'types', () => this.types);
    this.findings.tell(place, 'type.unknown', { values: { type }, suggestion });
  }

  private members(shapes: readonly ObjectShape[], value: Json, above: Place | undefined, type: string): void {
    const [first] = shapes;
    if (type === '' && first?.required && isForeign(first, value)) {
      this.findings.tell(above, 'property.missing', { values: { name: first.required[0]?.split('|')[0] ?? '' } });
      return;
    }
    for (const name of Object.keys(value)) {
      if (this.findings.isFull) return;
      const place = { above, segment: name };
      const found = this.findings.all.length;
      let known = false;
      for (const { properties } of shapes) {
        if (!hasOwn(properties, name)) continue;
        const shape = properties[name] ?? true;
        const isType = type !== '' && name === 'type';
        if (shape === true) this.findings.add(place, this.unknown.former(shapes, name, type));
        else if (!isType) this.findings.oneOf(found, known, () => this.value(shape, value[name], place));
        known = true;
      }
      if (!known) this.other(shapes, name, value, place, type);
    }
    if (first) this.missing(first, value, above, type);
  }

  /** What an object must have and has not. An object that has none of it is something else: that is one mistake. */
  private missing(
    { properties, required = [] }: ObjectShape,
    value: Json,
    place: Place | undefined,
    type: string,
  ): void {
    const lacks = (names: string) => {
      const either = names.split('|');
      const [name = ''] = either;
      return !either.some((one) => hasOwn(value, one)) || (value[name] === '' && takesEmpty(properties[name]));
    };
    const missing = required.filter(lacks);
    const told = type === '' && missing.length === required.length ? missing.slice(0, 1) : missing;
    for (const names of told)
      this.findings.tell(place, 'property.missing', { values: { name: names.split('|')[0] ?? '' } });
  }

  /** A property that none of the shapes names. */
  private other(shapes: readonly ObjectShape[], name: string, owner: Json, place: Place, type: string): void {
    const [first] = shapes;
    const rest = first?.rest;
    if (rest !== undefined && rest !== true) this.value(rest, owner[name], place);
    const { unknown, findings } = this;
    const { errors } = findings;
    if (first && this.vocabulary.has(name) && conditioned(first, name)) this.value(this.condition, owner[name], place);
    if (findings.errors > errors) return;
    const isClosed = rest === undefined;
    if (isClosed && findings.hasWarnings && this.vocabulary.has(name)) return;
    findings.add(place, isClosed ? unknown.inClosed(shapes, name, place, type) : unknown.inOpen(shapes, name, owner));
  }
}
