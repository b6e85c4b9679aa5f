import { isObject, type Json } from './page/json.ts';
import { isPlain } from './plain.ts';

/** A group of fields that can be folded. */
interface Group {
  /** Tells the group apart from others; no words. */
  key: string;
  title: string | undefined;
  fields: readonly object[];
}

/** A panel with a part in place of the first one that `isMeant`; undefined where there is none. Functions, elements and instances stay. */
export function withPart(panel: unknown, isMeant: (part: Json) => boolean, change: (part: Json) => unknown): unknown {
  if (Array.isArray(panel)) {
    for (const [at, part] of panel.entries()) {
      const changed = withPart(part, isMeant, change);
      if (changed !== undefined) return panel.with(at, changed);
    }
    return undefined;
  }
  if (!isObject(panel) || !isPlain(panel)) return undefined;
  if (isMeant(panel)) return change(panel);
  for (const [key, value] of Object.entries(panel)) {
    const changed = withPart(value, isMeant, change);
    if (changed !== undefined) return { ...panel, [key]: changed };
  }
  return undefined;
}

/** A panel with one more group before the others of its first tab. */
export function withGroup(panel: unknown, { key, title, fields }: Group): unknown {
  const group = {
    type: 'collapse',
    key,
    header: title,
    headingClassName: 'ae-formItemControl-header ae-Collapse-header',
    bodyClassName: 'ae-formItemControl-body',
    body: fields,
  };
  const opened = withPart(
    panel,
    ({ type }) => type === 'collapse-group',
    (groups) => ({
      ...groups,
      activeKey: [key, ...[groups['activeKey'] ?? []].flat()],
      body: [group, ...[groups['body'] ?? []].flat()],
    }),
  );
  return opened ?? [...fields, ...(Array.isArray(panel) ? panel : [panel])];
}
