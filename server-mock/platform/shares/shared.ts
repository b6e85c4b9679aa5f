import type { FastifyReply } from 'fastify';
import { inLanguage } from '../../../src/i18n/own-texts.ts';
import type { Shared } from '../../../src/types/generated/contracts/shares.ts';
import type { Locale } from '../../../src/types/start.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { inWords } from '../../kernel/values/words.ts';
import { pagesOf, textOfPage } from '../apps/index.ts';
import type { ResolvedScreen } from '../screens/index.ts';
import { shownIn } from '../widget-templates/index.ts';
import { isOn, openedRow } from './open.ts';
import type { SharedRow } from './service.ts';
import { textHtml } from './text-html.ts';

type Services = Context['services'];
type Kind = SharedRow['kind'];

/** What is shared: the screen of its level, and what it is called. */
export interface SharedScreen {
  row: SharedRow;
  /** The level, in which the reader has no role. */
  scope: Scope;
  screen: ResolvedScreen;
  type: Shared['type'];
  name: string;
  description: string;
}

const goneIfMissing = (error: unknown): never => {
  throw error instanceof Failure && error.code === 'not-found' ? fail('share-not-found') : error;
};

/** Name, type and description of what a row shares. Throws `share-not-found` where it was removed. */
async function described({ database }: Services, { kind, target }: SharedRow, scope: Scope, locale: Locale) {
  if (kind === 'page') {
    const page = (await pagesOf(database, scope)).find(({ key }) => key === target);
    if (!page) throw fail('share-not-found');
    const { name, names, type } = page;
    return { name: inWords(name, names, locale), type, description: scope.app?.description ?? '' };
  }
  const template = await database.tenant(scope.companyId, (trx) =>
    trx
      .selectFrom('widget_template')
      .select(['name', 'names', 'description', 'descriptions'])
      .where('company_id', '=', scope.companyId)
      .where('id', '=', Number(target))
      .executeTakeFirst(),
  );
  if (!template) throw fail('share-not-found');
  return { ...shownIn(template, locale), type: 1 as const };
}

interface SharedPlace {
  scope: Scope;
  about: Awaited<ReturnType<typeof described>>;
}

const places = new WeakMap<SharedRow, Map<Locale, Promise<SharedPlace>>>();

async function readPlace(services: Services, row: SharedRow, locale: Locale): Promise<SharedPlace> {
  const { companyKey, appKey } = row;
  const keys = { ...(companyKey ? { companyKey } : {}), ...(appKey ? { appKey } : {}) };
  const scope = await resolveScope(services.companies, keys, null).catch(goneIfMissing);
  return { scope, about: await described(services, row, scope, locale) };
}

/** The level of a share and what is shared there. It is read again with the share, every ten seconds. Throws `share-not-found`. */
function placeOf(services: Services, row: SharedRow, locale: Locale): Promise<SharedPlace> {
  const known = places.get(row) ?? new Map<Locale, Promise<SharedPlace>>();
  places.set(row, known);
  const place = known.get(locale) ?? readPlace(services, row, locale);
  known.set(locale, place);
  return place;
}

/**
 * What an address shares with this browser.
 * @param cookies those of the request: one of them says that the browser knows the password
 * Throws `share-not-found`, `share-ended` or `share-password`.
 */
export async function sharedScreen(
  services: Services,
  {
    key,
    kind,
    locale,
    cookies,
  }: { key: string; kind: Kind; locale: Locale; cookies: Record<string, string | undefined> },
): Promise<SharedScreen> {
  const row = await openedRow(services, key, cookies);
  if (row.kind !== kind) throw fail('share-not-found');
  const { scope, about } = await placeOf(services, row, locale);
  const id = kind === 'page' ? `page/${row.target}` : `widget-template/${row.target}`;
  const screen = await services.screens.resolve(scope, id);
  if (!screen || screen.layer === 'builtin') throw fail('share-not-found');
  return { row, scope, screen, ...about };
}

const named = ({ key, name, logo }: { key: string; name: string; logo: string }) => ({ key, name, logo });

/** The text of a page of Markdown or rich text as sanitised HTML; empty where its author has taken the text out. */
export const sharedText = ({ type, screen }: SharedScreen, locale: Locale): string =>
  textHtml(type, textOfPage(screen.source, locale) ?? '');

/** What the calls answer. */
function answerOf(services: Services, shared: SharedScreen, locale: Locale): Shared {
  const { row, scope, screen, type, name, description } = shared;
  const { texts } = services.texts.dictionary(locale);
  const isText = type === 2 || type === 3;
  const schema = inLanguage(screen.schema, texts, locale);
  const { title } = schema;
  return {
    ...{ id: screen.version, key: row.target, type, name, description },
    title: !isText && typeof title === 'string' && title !== '' && !title.includes('${') ? title : name,
    ...(isText ? { body: sharedText(shared, locale) } : { schema: { ...schema } }),
    company: scope.company ? named(scope.company) : null,
    application: scope.app ? named(scope.app) : null,
    user: { name: row.by },
  };
}

interface Made {
  kind: Kind;
  /** What the screens were at when it was made. */
  changes: number;
  text: string;
  etag: string;
}

/** The answers of a share by language. A share is read again every ten seconds, and its answers are made again with it. */
const answers = new WeakMap<SharedRow, Map<Locale, Made>>();

/** The answer that was made for a share, as long as its screen and the share itself are as they were; no share with a password. */
function knownAnswer({ services, params, locale }: SharedCall, kind: Kind): Made | undefined {
  const row = services.shares.known(params.key);
  const made = row && answers.get(row)?.get(locale);
  if (!made || row.password_hash !== null || !isOn(row, services.now())) return undefined;
  return made.kind === kind && made.changes === services.screens.changes() ? made : undefined;
}

async function makeAnswer({ services, params, locale, request }: SharedCall, kind: Kind): Promise<Made> {
  const changes = services.screens.changes();
  const shared = await sharedScreen(services, { key: params.key, kind, locale, cookies: request.cookies });
  const text = JSON.stringify({ status: 0, msg: '', data: answerOf(services, shared, locale) });
  const made = { kind, changes, text, etag: entityTag(text) };
  const known = answers.get(shared.row) ?? new Map<Locale, Made>();
  answers.set(shared.row, known.set(locale, made));
  return made;
}

type SharedCall = Call<'sharedPage'> | Call<'sharedTemplate'>;

function answer({ request, reply }: SharedCall, { text, etag }: Made): FastifyReply {
  if (answeredFresh(request, reply, etag)) return reply;
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Answers with what is shared; without waiting where that is known. */
function send(call: SharedCall, kind: Kind): FastifyReply | Promise<FastifyReply> {
  const known = knownAnswer(call, kind);
  return known ? answer(call, known) : makeAnswer(call, kind).then((made) => answer(call, made));
}

/** `GET /api/share/{key}/page`. */
export const sharedPage = (call: Call<'sharedPage'>) => send(call, 'page');

/** `GET /api/share/{key}/widgetTpl`. */
export const sharedTemplate = (call: Call<'sharedTemplate'>) => send(call, 'template');
