/** The text of a key in the editor's language; undefined where there is none. */
export type Words = (key: string) => string | undefined;

/** `targetField` → `Target field`. */
function spelledOut(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a property is called: the locale's text `editor.property.<name>`, else its name spelled out. */
export function labelOf(name: string, words: Words): string {
  return words(`editor.property.${name}`) ?? spelledOut(name);
}

/** What a type of node is called: the locale's text `editor.renderer.<type>`, else the title of its schema. */
export function titleOf(type: string, title: string | undefined, words: Words): string {
  return words(`editor.renderer.${type}`) ?? title ?? type;
}
