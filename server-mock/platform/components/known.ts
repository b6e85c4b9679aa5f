import { firstProps } from '../../../src/custom-components/props.ts';
import type { ComponentSchema } from '../../../src/custom-components/schema.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import { type Database, PLATFORM, type Row } from '../../kernel/database/index.ts';

/** A package as pages are checked with it. */
interface Known {
  name: string;
  schema: ComponentSchema;
}

const HASH = /"hash":"([0-9a-f]{32})"/g;

type Level = Pick<AppLevel, 'companyId'>;

/** The versions that pages name and their level may use. The same package may be there twice, of the company and of the platform. */
async function rowsIn(database: Database, { companyId }: Level, pages: unknown) {
  const hashes = new Set([...JSON.stringify(pages).matchAll(HASH)].map(([, hash]) => hash!));
  if (hashes.size === 0) return [];
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('component')
      .select(['hash', 'name', 'version', 'manifest', 'properties'])
      .where('company_id', 'in', [companyId, PLATFORM])
      .where('hash', 'in', [...hashes])
      .orderBy('name')
      .orderBy('version')
      .execute(),
  );
}

/** The packages that pages name and their level may use, by hash. */
export async function componentsIn(database: Database, level: Level, pages: unknown): Promise<Record<string, Known>> {
  const rows = await rowsIn(database, level, pages);
  return Object.fromEntries(rows.map(({ hash, name, properties }) => [hash, { name, schema: properties }]));
}

/** What somebody who takes pages elsewhere needs to know of the packages that these name: which they are, and their licences. */
export async function packagesIn(database: Database, level: Level, pages: unknown) {
  const rows = await rowsIn(database, level, pages);
  const each = new Map(
    rows.map(({ hash, name, version, manifest }) => [hash, { name, version, hash, licence: manifest.licence }]),
  );
  return [...each.values()];
}

/** The newest component of a company itself that new pages of a type begin with; undefined where there is none. */
export async function componentFor(
  database: Database,
  companyId: number,
  type: 9 | 50,
): Promise<Row<'component'> | undefined> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('component')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  );
  return rows.find(({ manifest }) => manifest.types?.includes(type));
}

/** A node that shows a component as it begins. */
export const nodeOf = ({ name, hash, manifest, properties }: Row<'component'>): Record<string, unknown> => ({
  ...{ type: 'custom-component', package: name, hash, props: firstProps(properties) },
  ...(manifest.height === undefined ? {} : { height: manifest.height }),
});
