type Text = (key: string, values?: Record<string, string | number>) => string;

/** Properties that hold what a node says: people call them its words. */
const SAID = ['', 'tpl', 'body'];

/** Objects in which the looks of a node stand; what is below them is named as a part of its style. */
const LOOKS = /^(?:style|themeCss|css|wrapperCustomStyle|\w+Style)$/;

/** Parts of a style by how their names begin, such as `marginTop` and `padding-and-margin:default`. */
const STYLES: readonly (readonly [RegExp, string])[] = [
  [/^padding-and-margin/, 'space'],
  [/^margin/, 'margin'],
  [/^padding/, 'padding'],
  [/radius/i, 'radius'],
  [/^border/, 'border'],
  [/^background/, 'background'],
  [/^(?:box)?shadow/i, 'shadow'],
  [/^fontSize/, 'fontSize'],
  [/^fontWeight/, 'fontWeight'],
  [/^lineHeight/, 'lineHeight'],
  [/align/i, 'align'],
  [/^color/, 'color'],
  [/^font/, 'font'],
  [/width$/i, 'width'],
  [/height$/i, 'height'],
];

/** What a key says; undefined where the dictionary has nothing. */
function said(text: Text, key: string): string | undefined {
  const words = text(key);
  return words === key ? undefined : words;
}

/** `targetField` → `target field`. */
const spelledOut = (name: string): string =>
  name
    .replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The names on the way to a property, without places in lists. */
const namesIn = (property: string): string[] =>
  property.split('/').filter((name) => name !== '' && !/^\d+$/.test(name));

/** The innermost part of a style that has a name; none where the whole style has changed. */
function styleInWords(text: Text, names: readonly string[]): string {
  const part = names
    .slice(1)
    .reverse()
    .flatMap((name) => STYLES.find(([begins]) => begins.test(name))?.[1] ?? [])[0];
  const style = text('api.property.style');
  return part === undefined ? style : text('api.property.styled', { style, part: text(`api.style.${part}`) });
}

/**
 * A property as people call it. Nobody reads a path such as `themeCss/baseControlClassName/font:default/color`: a part of the style is named as
 * such, and what nobody has named is spelled out.
 */
export function propertyInWords(text: Text, property: string): string {
  if (SAID.includes(property)) return text('api.property.none');
  const names = namesIn(property);
  const [first = '', last = first] = [names[0], names.at(-1)];
  const known = said(text, `api.property.${property}`) ?? said(text, `editor.property.${property}`);
  if (known !== undefined) return known;
  if (LOOKS.test(first)) return styleInWords(text, names);
  const whole = said(text, `api.property.${first}`);
  const own = said(text, `api.property.${last}`) ?? said(text, `editor.property.${last}`) ?? spelledOut(last);
  return whole === undefined || names.length < 2
    ? text('api.property.setting', { name: own })
    : text('api.property.inside', { whole, name: own });
}
