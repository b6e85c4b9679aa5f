/** A value that is offered, or a group of such values. */
export interface Option {
  label: string;
  value: string;
  /** What the value is where it is a reference. */
  realValue?: string;
  /** What it is called outside its group, where its label alone does not say which one it is. */
  name?: string;
  children?: readonly Option[];
  /** Further values of a group. They are not offered, but have a name where they are in use. */
  known?: readonly Option[];
}

/** The lists that fields take, under the names that the tools of amis give them. */
export const LISTS = {
  color: 'colorOptions',
  sizes: 'sizesOptions',
  fontSize: 'fontSizeOptions',
  fontWeight: 'fontWeightOptions',
  lineHeight: 'lineHeightOptions',
  fontFamily: 'fontFamilyOptions',
  borderWidth: 'borderWidthOptions',
  borderStyle: 'borderStyleOptions',
  borderRadius: 'borderRadiusOptions',
  shadow: 'shadowOptions',
} as const;

export type Scale = keyof typeof LISTS;
export type ListName = (typeof LISTS)[Scale];
export type OptionLists = Partial<Record<ListName, readonly Option[]>>;

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && typeof (value as Option).value === 'string';

/** The options of a list from a page; what is none is left out. */
export function readOptions(list: unknown): Option[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.filter(isOption).map((option) => {
    const children = readOptions(option.children);
    const label = String(option.label ?? option.value);
    return { ...option, label, ...(children ? { children } : {}) };
  });
}

/** The values of a list without their groups. */
export const leavesOf = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => (option.children ? leavesOf(option.children) : [option]));

/** The option of a value, also of one that is known and not offered. */
export const optionOf = (options: readonly Option[], value: string): Option | undefined =>
  [...leavesOf(options), ...options.flatMap(({ known = [] }) => known)].find((option) => option.value === value);

/** The option that stands for a word, such as `solid`. */
export const wordOf = (options: readonly Option[], word: string): Option | undefined =>
  leavesOf(options).find(({ realValue }) => realValue === word);

/** What an option is called: its own name, or what it is where it has a number for a name. */
export const nameOf = ({ label, realValue, value }: Option): string =>
  /^\d*$/.test(label) ? (realValue ?? value) : label;

/** The options whose name or value begins with a text. */
export function matching(options: readonly Option[], typed: string): Option[] {
  const wanted = typed.trim().toLowerCase();
  return leavesOf(options).filter(({ label, realValue, value }) =>
    [label, realValue ?? '', value].some((text) => text.toLowerCase().startsWith(wanted)),
  );
}
