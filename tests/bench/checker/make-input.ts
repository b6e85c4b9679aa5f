/** Makes an input of about so many characters. */
export type Make = (size: number) => string;

/** As many members as the size holds, made one by one and joined. */
export function filled(size: number, member: (index: number) => string): string {
  const members: string[] = [];
  for (let written = 0, index = 0; written < size; index++) {
    const next = member(index);
    members.push(next);
    written += next.length + 1;
  }
  return members.join();
}

/** A page with these nodes. */
export const page = (members: string): string => `{"type":"page","body":[${members}]}`;

/** A page with one node that has this text. */
export const text = (value: string): string => page(JSON.stringify({ type: 'tpl', tpl: value }));

/** A part again and again. */
export const repeated = (size: number, part: string): string => part.repeat(Math.ceil(size / part.length));

/** Nodes within as many nodes of a type; `inner` is what the innermost holds. */
export const nested = (depth: number, inner: string, type = 'wrapper', more = ''): string =>
  `${`{"type":"${type}",${more}"body":`.repeat(depth)}${inner}${'}'.repeat(depth)}`;
