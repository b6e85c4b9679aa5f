import type { Pairs } from '../match/pairs.ts';
import type { Json } from '../page/json.ts';
import { MOST_POINTER_CHARACTERS, UnfitPageError } from '../page/limits.ts';
import { nodeName, type PageNode, pointerOf, type Tree } from '../page/node.ts';
import { type Choices, type Conflict, type ConflictKind, type ConflictSide, versions } from './conflict.ts';
import type { OwnWords } from './own-words.ts';
import type { Place, Side, Unit, Version } from './unit.ts';

interface Open {
  id: string;
  kind: ConflictKind;
  unit: Unit;
  property: string | undefined;
  stands: Side;
}

/** What the steps of one merge share. */
export class Work {
  readonly pairs: Readonly<Record<Side, Pairs>>;
  readonly words: OwnWords;
  readonly units: Unit[] = [];
  readonly #unitOf: Readonly<Record<Version, (Unit | undefined)[]>>;
  readonly #choices: Choices;
  readonly #open = new Map<string, Open>();

  constructor(pairs: Record<Side, Pairs>, words: OwnWords, choices: Choices) {
    this.pairs = pairs;
    this.words = words;
    this.#choices = choices;
    const none = ({ nodes }: Tree) => new Array(nodes.length).fill(undefined);
    this.#unitOf = { base: none(pairs.mine.from), theirs: none(pairs.theirs.to), mine: none(pairs.mine.to) };
  }

  /** Adds a unit for these nodes. */
  add(nodes: Unit['nodes']): Unit {
    const number = this.units.length;
    const unit: Unit = { number, nodes: {}, isAlive: true, place: undefined, kids: undefined, pointer: '' };
    this.units.push(unit);
    for (const version of versions) {
      const node = nodes[version];
      if (node) this.join(unit, version, node);
    }
    return unit;
  }

  /** Makes a node of a page part of a unit. */
  join(unit: Unit, version: Version, node: PageNode): void {
    unit.nodes[version] = node;
    this.#unitOf[version][node.index] = unit;
  }

  /** The unit of a node of a page. */
  unitOf(version: Version, node: PageNode | undefined): Unit | undefined {
    return node && this.#unitOf[version][node.index];
  }

  /** Where a unit stands in a page; undefined where it does not, and for the page itself. */
  placeIn(version: Version, unit: Unit): Place | undefined {
    const node = unit.nodes[version];
    const owner = this.unitOf(version, node?.parent);
    return node && owner && { owner, slot: node.slot };
  }

  /** Whose state is to stand, as it was chosen; undefined while nobody chose, and the conflict is told. */
  settle(unit: Unit, kind: ConflictKind, property?: string, stands: Side = 'mine'): Side | undefined {
    const id = idOf(unit, kind, property);
    const choice = Object.hasOwn(this.#choices, id) ? this.#choices[id] : undefined;
    if (!choice) this.#open.set(id, { id, kind, unit, property, stands });
    return choice === 'merged' ? stands : choice;
  }

  /** Takes a conflict back that is about nothing any more. */
  withdraw(unit: Unit, kind: ConflictKind, property?: string): void {
    this.#open.delete(idOf(unit, kind, property));
  }

  /** The conflicts that nobody settled. Throws UnfitPageError when their pointers are too long for an answer. */
  conflicts(): Conflict[] {
    let left = MOST_POINTER_CHARACTERS;
    return [...this.#open.values()].map(({ unit, ...conflict }) => {
      const sides = versions.map((version) => [version, sideOf(unit.nodes[version], conflict.property)] as const);
      const node = unit.nodes.mine ?? unit.nodes.theirs ?? unit.nodes.base;
      for (const [, side] of sides) left -= side?.pointer.length ?? 0;
      left -= conflict.id.length + unit.pointer.length;
      if (left < 0) throw new UnfitPageError('too-many-conflicts', MOST_POINTER_CHARACTERS);
      return {
        id: conflict.id,
        kind: conflict.kind,
        pointer: unit.pointer,
        node: node ? nodeName(node) : {},
        ...(conflict.property !== undefined && { property: conflict.property }),
        stands: conflict.stands,
        ...Object.fromEntries(sides.filter(([, side]) => side)),
      };
    });
  }
}

function idOf(unit: Unit, kind: ConflictKind, property: string | undefined): string {
  const version = versions.find((one) => unit.nodes[one]) ?? 'mine';
  return [kind, version, pointerOf(unit.nodes[version] as PageNode), property ?? ''].join(' ');
}

function sideOf(node: PageNode | undefined, property: string | undefined): ConflictSide | undefined {
  if (!node) return undefined;
  const value: Json | undefined = property === undefined ? undefined : node.properties.get(property);
  return { pointer: pointerOf(node), ...(value !== undefined && { value }) };
}
