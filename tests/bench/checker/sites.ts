import addedTypes from '../../../src/validation/amis/overlay/types.json' with { type: 'json' };

/** A property of an object that amis reads: where a mistake can be made. */
export interface Site {
  owner: Record<string, unknown>;
  name: string;
  value: unknown;
  pointer: string;
  /** Property names from the root. */
  keys: string[];
  area: Area;
}

/** The parts of a page of which checkers know unequally much. */
export const AREAS = [
  'node',
  'button',
  'event',
  'column',
  'dialog',
  'tab',
  'option',
  'call',
  'forgotten type',
] as const;
export type Area = (typeof AREAS)[number];

/** Below these stands what amis does not read: people's data, styles, options of other libraries, words they chose. */
const FREE = new Set(
  'data config conjunction style value defaultValue responseData headers css themeCss mobileCSS wordOptions map labelMap params query mockResponse definitions props pipeIn pipeOut context scaffold inputParams editorSetting nativeInputAttributes onBulkChange'.split(
    ' ',
  ),
);

/** The part of a page an object belongs to, by the property that holds it. */
const AREA_OF: Readonly<Record<string, Area>> = {
  buttons: 'button',
  columns: 'column',
  dialog: 'dialog',
  drawer: 'dialog',
  tabs: 'tab',
  options: 'option',
  onEvent: 'event',
  actions: 'button',
};
const BUTTON = /^(?:button|submit|reset|action)$/;

/** Types that amis registers and its schema leaves out. */
const FORGOTTEN: ReadonlySet<unknown> = new Set(addedTypes.flatMap(({ types }) => types));

function areaOf(owner: Record<string, unknown>, keys: readonly string[]): Area {
  const key = keys.at(-1) ?? '';
  if (keys.includes('onEvent') && (key === 'actions' || key === 'args' || keys.at(-2) === 'onEvent')) return 'event';
  if (/(?:^a|A)pi$/.test(key)) return 'call';
  if (BUTTON.test(String(owner['type']))) return 'button';
  if (key === 'children' && keys.includes('options')) return 'option';
  if (FORGOTTEN.has(owner['type'])) return 'forgotten type';
  return AREA_OF[key] ?? 'node';
}

/** What amis reads of an option; what else it holds is somebody's data. */
const OF_OPTIONS = new Set(
  'label value disabled hidden visible level body children defer deferApi description'.split(' '),
);

/** Options that are one object are those of another library: an editor's, a bar code's. */
const isForeign = (name: string, value: unknown) => name === 'options' && !Array.isArray(value);

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every property of a page but those of objects that amis does not read. */
export function sites(page: unknown): Site[] {
  const found: Site[] = [];
  const visit = (value: unknown, pointer: string, keys: string[]): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${pointer}/${index}`, keys);
    } else if (value !== null && typeof value === 'object') {
      const owner = value as Record<string, unknown>;
      const area = areaOf(owner, keys);
      for (const [name, below] of Object.entries(owner)) {
        if (area === 'option' && !OF_OPTIONS.has(name)) continue;
        const at = `${pointer}/${escaped(name)}`;
        found.push({ owner, name, value: below, pointer: at, keys: [...keys, name], area });
        if (!FREE.has(name) && !isForeign(name, below)) visit(below, at, [...keys, name]);
      }
    }
  };
  visit(page, '', []);
  return found;
}

/** Whether people choose the value (and what is in it), so that none of it can be wrong. */
export const isFree = (name: string): boolean => FREE.has(name);
