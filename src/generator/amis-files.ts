import { emitSchema, emitTypes, readDescriptions, readShapes } from '../validation/amis/build/index.ts';
import { packTable } from '../validation/amis/build/pack-table.ts';
import { compileSchema } from './compile-schema.ts';
import { banner } from './names.ts';

const SOURCES = "amis's schema, src/validation/amis/overlay and renderers/*/schema.json";

/** The types of all nodes. */
export const AMIS_NODE = 'src/types/generated/amis-node.ts';

function tableModule(table: object): string {
  const text = JSON.stringify(JSON.stringify(table));
  return `${banner(SOURCES)}
import type { Table } from '../amis-table.ts';

/** The table of the checker. A text, since engines read JSON faster than literals. */
export const amisTable: Table = JSON.parse(
  ${text},
);
`;
}

/** What is made of the intermediate form: the checker's table, the JSON Schema for other tools, the types. */
export async function amisFiles(root: string, registered: readonly string[]): Promise<Map<string, string>> {
  const shapes = readShapes(root, registered);
  const types = await compileSchema(emitTypes(shapes), 'AmisNodes');
  return new Map([
    ['src/types/generated/amis-table.ts', tableModule(packTable(shapes))],
    [AMIS_NODE, `${banner(SOURCES)}\n\n${types}`],
    ['schemas/amis-page.schema.json', `${JSON.stringify(emitSchema(shapes, readDescriptions(root)))}\n`],
  ]);
}
