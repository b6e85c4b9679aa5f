/** A heading of a page, with the name by which addresses lead to it. */
export interface Heading {
  level: number;
  label: string;
  id: string;
}

/** A name that the author gives: `## Invite people {#invite}`. Both languages can then have the same one. */
const GIVEN = / \{#([a-z0-9][a-z0-9-]{0,60})\}$/;

/** The text of a heading and the name that its author gives it, if any. */
export function givenName(text: string): { label: string; name: string | undefined } {
  const [whole, name] = GIVEN.exec(text) ?? [];
  return whole === undefined ? { label: text, name: undefined } : { label: text.slice(0, -whole.length), name };
}

/** A text as a part of an address: letters and digits of any script, with hyphens between the words. */
export function slugOf(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.join('-') || 'part';
}

/**
 * Gives headings their names, in the order of the page. The name of a deeper heading begins with that of the heading above it, so equal
 * headings in different parts differ, and a name stays when text is added elsewhere. Equal headings in the same part are counted.
 */
export function createNames(): (level: number, text: string) => Heading {
  const taken = new Set<string>();
  const above: { level: number; id: string }[] = [];
  return (level, text) => {
    const { label, name } = givenName(text);
    while (above.length > 0 && above.at(-1)!.level >= level) above.pop();
    const parent = level > 2 ? above.at(-1) : undefined;
    const wanted = name ?? (parent ? `${parent.id}.` : '') + slugOf(label);
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}~${count}`;
    taken.add(id);
    above.push({ level, id });
    return { level, label, id };
  };
}
