import { isObject, type Json, type JsonObject } from '../../../src/merge/index.ts';
import { pick } from '../checker/random.ts';
import {
  deleteNode,
  type Edit,
  insertNode,
  marksBefore,
  moveNode,
  placeAt,
  reorderNode,
  setProperty,
  wrapNode,
} from './edit.ts';
import { type Found, findAll, isData, MARK, marksIn } from './marks.ts';

/** Lists whose members are put in order, and those into which nodes of any type may go. */
const LISTS = new Set(
  'body controls tabs columns buttons actions items cells steps headerToolbar footerToolbar toolbar bulkActions itemActions options tds trs fields'.split(
    ' ',
  ),
);
const NODE_LISTS = new Set('body controls buttons actions toolbar'.split(' '));

/** How often each kind of edit is made: each name stands once for each time in seventeen. */
const KINDS =
  'text text text set set unset formula formula insert insert delete reorder reorder move wrap copy nested'.split(' ');

const WORDS =
  'order customer invoice amount status remark owner phone address created total discount project member note priority region stock supplier price'.split(
    ' ',
  );
const TEXTS = new Set('label title tpl placeholder description text remark body subTitle desc'.split(' '));
const KEPT = new Set(['type', 'name', 'id', MARK, 'value', 'actionType']);

const listName = ({ list, path }: Found): string => (list ? (path.at(-1) ?? '') : '');

/** Edits pages as people do, at random but the same for the same numbers. */
export class Editor {
  #random: () => number;
  #side: string;
  #givesIds: boolean;
  #count = 0;

  /** `side` keeps the marks of two editors of a page apart; `givesIds`: new nodes with a type get an id. */
  constructor(random: () => number, side: string, givesIds: boolean) {
    this.#random = random;
    this.#side = side;
    this.#givesIds = givesIds;
  }

  #pick<Item>(items: readonly Item[]): Item {
    return pick(items, this.#random);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #words(): string {
    return `${this.#pick(WORDS)} ${this.#pick(WORDS)} ${this.#below(10_000)}`;
  }

  #fresh(node: JsonObject): JsonObject {
    const id = this.#givesIds && typeof node['type'] === 'string' && { id: `${this.#side}${this.#below(1e12)}` };
    return { ...node, ...id, [MARK]: `${this.#side}${this.#count++}` };
  }

  #newNode(): JsonObject {
    const words = this.#words();
    const name = words.replaceAll(' ', '_');
    const options = [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
    ];
    const makers: (() => JsonObject)[] = [
      () => ({ type: 'input-text', name, label: words }),
      () => ({ type: 'tpl', tpl: `${words}: \${${name}}` }),
      () => ({ type: 'button', label: words, actionType: 'ajax', api: `/api/${name}` }),
      () => ({ type: 'select', name, label: words, options }),
      () => ({ type: 'container', body: [this.#fresh({ type: 'tpl', tpl: words })] }),
      () => ({ type: 'divider' }),
    ];
    return this.#fresh(this.#pick(makers)());
  }

  /** A copy with new marks, and new ids where there are ids. */
  #copy(value: Json): Json {
    if (Array.isArray(value)) return value.map((item) => this.#copy(item));
    if (!isObject(value)) return value;
    const { id, [MARK]: mark, ...rest } = value;
    const members = Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, this.#copy(member)]));
    if (mark === undefined) return id === undefined ? members : { ...members, id };
    const fresh = this.#fresh(members);
    return id === undefined || 'id' in fresh ? fresh : { ...fresh, id: `${this.#side}${this.#below(1e12)}` };
  }

  #setting(): [string, Json] {
    return this.#pick<[string, Json]>([
      ['className', `m-${this.#below(9)}`],
      ['required', true],
      ['size', this.#pick(['sm', 'md', 'lg'])],
      ['level', this.#pick(['primary', 'danger', 'link'])],
      ['placeholder', this.#words()],
      ['disabled', true],
      ['mode', this.#pick(['horizontal', 'inline'])],
    ]);
  }

  /** An edit of the node's own properties; undefined when this one would change nothing. */
  #ownEdit(kind: string, { node, mark }: Found): Edit | undefined {
    const plain = Object.keys(node).filter((name) => typeof node[name] !== 'object' && !KEPT.has(name));
    const texts = plain.filter((name) => typeof node[name] === 'string' && TEXTS.has(name));
    switch (kind) {
      case 'text':
        return setProperty(kind, mark, [texts.length > 0 ? this.#pick(texts) : 'description'], this.#words());
      case 'set': {
        const [name, value] = this.#setting();
        return node[name] === value ? undefined : setProperty(kind, mark, [name], value);
      }
      case 'unset':
        return plain.length > 1 ? setProperty(kind, mark, [this.#pick(plain)], undefined) : undefined;
      case 'nested':
        return setProperty(kind, mark, ['style', this.#pick(['width', 'color', 'margin'])], `${this.#below(99)}px`);
      case 'formula': {
        const name = this.#pick(['visibleOn', 'hiddenOn', 'disabledOn']);
        return setProperty(kind, mark, [name], `\${${this.#pick(WORDS)} == ${this.#below(99)}}`);
      }
      default:
        return undefined;
    }
  }

  #reorder(found: Found, all: ReadonlyMap<string, Found>): Edit | undefined {
    const others = [...all.values()].filter(({ list, node }) => list === found.list && node !== found.node);
    if (others.length === 0) return undefined;
    const where = placeAt(this.#pick(others), this.#random() < 0.7);
    const behind = where.behind.filter((mark) => mark !== found.mark);
    return behind[0] === marksBefore(found)[0] ? undefined : reorderNode(found, { ...where, behind });
  }

  #move(found: Found, all: readonly Found[]): Edit | undefined {
    const own = new Set(marksIn(found.node));
    const targets = all.filter(
      (other) => other.list !== found.list && listName(other) === listName(found) && !own.has(other.mark),
    );
    return targets.length > 0 ? moveNode(found.mark, placeAt(this.#pick(targets), true)) : undefined;
  }

  /** An edit of where nodes stand; undefined when it cannot be made of this node. */
  #placeEdit(kind: string, found: Found, all: ReadonlyMap<string, Found>): Edit | undefined {
    if (!LISTS.has(listName(found))) return undefined;
    if (kind === 'delete') return (found.list?.length ?? 0) > 1 ? deleteNode(found.mark) : undefined;
    if (kind === 'reorder') return this.#reorder(found, all);
    if (!NODE_LISTS.has(listName(found))) return undefined;
    switch (kind) {
      case 'insert':
        return insertNode(kind, placeAt(found, this.#random() < 0.8), this.#newNode());
      case 'copy':
        return insertNode(kind, placeAt(found, true), this.#copy(found.node) as JsonObject);
      case 'move':
        return this.#move(
          found,
          [...all.values()].filter(({ path }) => !path.some(isData)),
        );
      default: {
        const boxes: JsonObject[] = [
          { type: 'container' },
          { type: 'panel', title: this.#words() },
          { type: 'group' },
          { type: 'flex', justify: 'start' },
        ];
        return wrapNode(found.mark, this.#fresh(this.#pick(boxes)));
      }
    }
  }

  #edit(page: JsonObject, near: ReadonlySet<string> | undefined): Edit | undefined {
    const all = findAll(page);
    const nodes = [...all.values()].filter(({ owner, path }) => owner && !path.some(isData));
    const preferred = near ? nodes.filter(({ mark }) => near.has(mark)) : nodes;
    const choice = preferred.length > 0 ? preferred : nodes;
    if (choice.length === 0) return undefined;
    const found = this.#pick(choice);
    const kind = this.#pick(KINDS);
    return this.#ownEdit(kind, found) ?? this.#placeEdit(kind, found, all);
  }

  /** One to `most` edits, and the page after them. Six in ten are made to the nodes in `near`, where there are any. */
  edit(base: JsonObject, most: number, near?: ReadonlySet<string>): { edits: Edit[]; page: JsonObject } {
    const page = structuredClone(base);
    const edits: Edit[] = [];
    const count = 1 + this.#below(most);
    for (let tries = 0; edits.length < count && tries < 60; tries += 1) {
      const edit = this.#edit(page, near && this.#random() < 0.6 ? near : undefined);
      if (edit?.apply(page)) edits.push(edit);
    }
    return { edits, page };
  }
}
