import { exampleProps } from '../../../src/custom-components/props.ts';
import type { ComponentSchema } from '../../../src/custom-components/schema.ts';
import { wordsIn } from '../../../src/custom-components/words.ts';
import { ZipRefusal } from '../../kernel/archives/read-zip.ts';
import { type AnswerTo, type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import { PLATFORM, type Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { appFileRule, requireWithin } from '../../kernel/limits/index.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { inWords } from '../../kernel/values/words.ts';
import { receiveFile } from '../uploads/index.ts';
import { PACKED_BYTES } from './bounds.ts';
import { nodeOf } from './known.ts';
import { readPackage } from './read-package.ts';
import { dropVersion, storePackage } from './store.ts';
import { type Use, usesOf } from './uses.ts';

type Listed = AnswerTo<'uploadComponent'>;

/** A version, with its `schema.json` as it was uploaded: the database does not keep the order of properties. */
type Seen = Row<'component'> & { written?: Uint8Array | null };

/** Pixels that are kept free for a component whose manifest says nothing. */
const HEIGHT = 120;

const isOwn = ({ scope }: Pick<Context, 'scope'>, row: Row<'component'>) => row.company_id === scope.companyId;

const propertiesOf = ({ written, properties }: Seen): Listed['properties'] =>
  written ? JSON.parse(Buffer.from(written).toString()) : { ...properties };

function toListed(context: Context, row: Seen, isNewest: boolean): Listed {
  const { id, name, version, hash, manifest, bytes } = row;
  const { title, description, licence, types = [], events = [], height = HEIGHT } = manifest;
  const properties = propertiesOf(row);
  return {
    ...{ id, name, version, hash, licence, types, events, height, isNewest },
    kilobytes: Math.ceil(bytes / 1024),
    title: wordsIn(title, context.locale, name),
    description: wordsIn(description, context.locale),
    level: row.company_id === PLATFORM ? 'platform' : 'company',
    isOwn: isOwn(context, row),
    properties,
    example: { ...nodeOf(row), props: exampleProps(properties as unknown as ComponentSchema, context.locale) },
    createdAt: row.created_at.toISOString(),
  };
}

/** The versions that a level may use: its own names first, the newest version of each before the older ones. */
async function seenRows({ services, scope }: Pick<Context, 'services' | 'scope'>): Promise<Seen[]> {
  const rows = await services.database.tenant(scope.companyId, (trx) =>
    trx
      .selectFrom('component as c')
      .leftJoin('component_file as f', (join) => join.onRef('f.hash', '=', 'c.hash').on('f.path', '=', 'schema.json'))
      .selectAll('c')
      .select('f.content as written')
      .where('c.company_id', 'in', [scope.companyId, PLATFORM])
      .orderBy('c.company_id', 'desc')
      .orderBy('c.name')
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id')
      .execute(),
  );
  return rows;
}

const withNewest = (context: Context, rows: readonly Seen[]): Listed[] =>
  rows.map((row, at) => {
    const before = rows[at - 1];
    return toListed(context, row, before?.company_id !== row.company_id || before.name !== row.name);
  });

/** `GET {prefix}/component`. */
export async function listComponents(context: Call<'listComponents'>) {
  return listPage(context, withNewest(context, await seenRows(context)));
}

/** `POST {prefix}/component`. */
export async function uploadComponent(context: Call<'uploadComponent'>) {
  const { services, scope, me, request } = context;
  await requireWithin(services.limits, `component:${me.id}`, appFileRule);
  const { name, bytes } = await receiveFile(request, PACKED_BYTES);
  const found = await readPackage(bytes).catch((error: unknown) => {
    if (!(error instanceof ZipRefusal)) throw error;
    const values = {
      name: error.entry || name,
      text: context.text(`api.component-file.${error.reason}`, error.values),
    };
    throw fail('component-refused', { field: 'file', values });
  });
  const row = await storePackage(services.database, scope.companyId, found, {
    at: services.now(),
    told: (trx, { id }) =>
      auditedBy(context, trx, {
        ...{ id, companyId: scope.companyId },
        name: `${found.manifest.name} ${found.manifest.version}`,
      }),
  });
  return toListed(context, row, true);
}

/** A version that the level may use. Throws `not-found`. */
async function seenRow(context: Context, id: number): Promise<Row<'component'>> {
  const row = (await seenRows(context)).find((each) => each.id === id);
  if (!row) throw fail('not-found');
  return row;
}

/** Where a page is opened; empty for a screen that is no page of an app. */
function addressOf({ screen, company, app }: Pick<Use, 'screen' | 'company' | 'app'>): string {
  return app && screen.startsWith('page/') ? `/company/${company}/app/${app}/${screen.slice('page/'.length)}` : '';
}

/** `GET {prefix}/component/{id}/uses`. */
export async function componentUses(context: Call<'componentUses'>) {
  const { services, scope, params, locale } = context;
  const { hash } = await seenRow(context, params.id);
  const uses = await usesOf(services.database, scope.companyId, hash);
  return {
    uses: uses.map(({ name, names, ...use }) => ({
      ...use,
      name: name === null ? '' : inWords(name, names ?? undefined, locale),
      address: addressOf(use),
    })),
  };
}

/** `DELETE {prefix}/component/{id}`. Throws `component-in-use`. */
export async function deleteComponent(context: Call<'deleteComponent'>) {
  const { services, scope, params } = context;
  const row = await seenRow(context, params.id);
  if (!isOwn(context, row)) throw fail('not-found');
  const [use] = await usesOf(services.database, scope.companyId, row.hash);
  if (use) throw fail('component-in-use', { values: { name: addressOf(use) || use.screen } });
  await services.database.tenant(scope.companyId, async (trx) => {
    await dropVersion(trx, row);
    const name = `${row.name} ${row.version}`;
    await auditedBy(context, trx, { id: row.id, name, companyId: scope.companyId });
  });
  return {};
}
