import type { EditorManager, SubRendererInfo } from 'amis-editor-core';
import palette from '../../../schemas/editor/palette.json' with { type: 'json' };
import type { Words } from '../words.ts';
import { type Component, componentKey, componentWords } from './component-words.ts';
import { framework } from './framework.ts';
import { scaffolds } from './scaffolds.ts';

/** An entry of the palette, as amis-editor collects them from its plugins. */
export interface PaletteEntry extends Component {
  id?: string;
  name?: string;
  tags?: string | string[];
  order?: number;
  pluginIcon?: string;
  plugin?: object;
  /** The name of one of our own entries, which is no component by itself. */
  entry?: string;
  /** The heading above a widget template or a custom component. */
  group?: string;
}

/** Where amis-editor's new components go until somebody has given them a group. */
const OTHERS = 'more';

/** By what amis-editor tells its plugins apart: their own id or that of their class; some have none. */
function idOf(plugin: object | undefined): string {
  const { id, constructor: made } = (plugin ?? {}) as { id?: string; constructor: { id?: string } };
  return id ?? made.id ?? '';
}

/** The group of each entry, and its place among all. */
const places = new Map(
  palette.groups.flatMap(({ name, entries }, group) =>
    entries.map((entry, index) => [entry, { name, order: group * 1000 + index }] as const),
  ),
);

/** The pictures of entries that amis-editor has none for, of those that it has. */
const icons: Readonly<Record<string, string>> = palette.icons;

/** Where an entry goes that is in no file: `template/ID` and `component/NAME` stand in the group of that name, whatever its heading is. */
const groupOrder = (entry: string): number =>
  palette.groups.findIndex(({ name }) => name === entry.split('/', 1)[0]) * 1000;

const LAST = palette.groups.length * 1000;

/**
 * The entries of a palette in our groups, in our order, with our names. What we have no name for keeps its own.
 *
 * amis-editor collects them anew whenever another node is selected and makes up new ids each time. Their elements would then be drawn anew, and
 * an entry that has the focus would lose it, with the key that is pressed next. So each keeps one id.
 */
export function arranged<Entry extends PaletteEntry>(entries: readonly Entry[], words: Words): Entry[] {
  const counts = new Map<string, number>();
  const idFor = (key: string): string => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  };
  return entries
    .map((one) => {
      const key = one.entry ?? componentKey(one, idOf(one.plugin));
      const { name, order } = places.get(key) ?? { name: OTHERS, order: one.group ? groupOrder(key) : LAST };
      const named = one.entry ? one.name : words(`editor.renderer.${key}`);
      return {
        ...one,
        ...(scaffolds[key] ? { scaffold: scaffolds[key], scaffoldForm: undefined } : {}),
        id: idFor(key),
        name: named ?? one.name,
        tags: [one.group ?? words(`editor.group.${name}`) ?? name],
        pluginIcon: icons[key] ?? one.pluginIcon ?? 'custom-plugin',
        order,
      };
    })
    .sort((a, b) => a.order - b.order);
}

/** Has one editor name its components in our words, wherever it names them, and offer them in our groups. */
export function arrangePalette(manager: EditorManager): void {
  for (const plugin of manager.plugins) {
    const named = componentWords(`editor.renderer.${componentKey(plugin, idOf(plugin))}`);
    if (named) plugin.name = named;
  }
  const collect = manager.collectRenderers.bind(manager);
  manager.collectRenderers = async (region, id) =>
    arranged((await collect(region, id)) as (SubRendererInfo & PaletteEntry)[], componentWords).filter(
      framework.offers,
    );
}
