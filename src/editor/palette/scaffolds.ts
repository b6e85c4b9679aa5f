import type { Json } from '../page/json.ts';

const files = import.meta.glob<{ default: Json }>('../../../schemas/editor/scaffolds/*.json', { eager: true });

/** What is put on the page for entries whose own scaffold draws nothing, has warnings, or points at other people's sites. By the entry. */
export const scaffolds: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.entries(files).map(([file, { default: content }]) => {
    const { $schema, ...scaffold } = content;
    return [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), scaffold];
  }),
);
