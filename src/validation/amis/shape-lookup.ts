import type { Choice, Definition, ObjectShape, Reference, Shapes } from '../../types/amis-shapes.ts';
import { isShape } from '../../types/amis-shapes.ts';
import type { Findings } from './findings.ts';
import { notAmong } from './scalars.ts';
import type { Place } from './shape-finding.ts';

/** No further words. */
const NONE: readonly string[] = [];

/** Finds the shape that an object is held against: by the name of a definition, the type of a node, the tag of a choice. */
export class ShapeLookup {
  private readonly shapes: Shapes;
  private readonly findings: Findings;
  /** Where an object fell back on what it is without a tag, and the tags there are. */
  private fallback: { at: Place | undefined; by: string; tags: string[] } | undefined;

  constructor(shapes: Shapes, findings: Findings) {
    this.shapes = shapes;
    this.findings = findings;
  }

  /** The name of the definition of a node type. */
  nameOfType(type: string): string | undefined {
    return this.shapes.types[type] ?? this.shapes.types[type.toLowerCase()];
  }

  definition(name: string): Definition {
    return this.shapes.definitions[name] ?? true;
  }

  /** The shape a definition comes to for this value, following choices. */
  shapeFor(definition: Definition, value: object, place: Place | undefined): ObjectShape | undefined {
    if (definition === true) return undefined;
    if (isShape(definition)) return definition;
    if ('ref' in definition) return this.named(definition.ref, value, place);
    if ('node' in definition) return undefined;
    const reference = this.caseOf(definition, value, place);
    return reference && this.named(reference.ref, value, place);
  }

  /** The shape of the definition of that name. */
  named(name: string, value: object, place: Place | undefined): ObjectShape | undefined {
    return this.shapeFor(this.definition(name), value, place);
  }

  /** The tags that the property at this place could have had, where its object fell back on what it is without one. */
  tagsAt({ above, segment }: Place): readonly string[] {
    return this.fallback?.by === segment && this.fallback.at === above ? this.fallback.tags : NONE;
  }

  private caseOf({ by, cases, otherwise }: Choice, value: object, place: Place | undefined): Reference | undefined {
    const tag: unknown = Object.hasOwn(value, by) ? value[by as keyof typeof value] : undefined;
    if (typeof tag === 'string' && Object.hasOwn(cases, tag)) return cases[tag];
    if (otherwise && !this.isForeignTag(otherwise, by, tag)) {
      this.fallback = { at: place, by, tags: Object.keys(cases) };
      return otherwise;
    }
    if (tag === undefined || tag === null) this.findings.tell(place, 'property.missing', { values: { name: by } });
    else if (typeof tag !== 'string' || !tag.includes('${')) {
      this.findings.add({ above: place, segment: by }, notAmong(Object.keys(cases), tag));
    }
    return undefined;
  }

  /** Whether an object with this tag is meant to be one of the cases: what else it could be has no tag at all. */
  private isForeignTag({ ref }: Reference, by: string, tag: unknown): boolean {
    const shape = this.definition(ref);
    if (tag === undefined || tag === null || !isShape(shape)) return false;
    return shape.rest === undefined && !Object.hasOwn(shape.properties, by);
  }
}
