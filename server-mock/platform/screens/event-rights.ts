import type { FastifyRequest } from 'fastify';
import { hashToken } from '../../identity/sessions/index.ts';
import { mayAdminister } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Session } from '../../kernel/contracts/session.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import type { HeardEvent } from '../../kernel/events/events-service.ts';
import { accountNow } from './live-sessions.ts';
import { THEMES } from './stored-events.ts';

/** What decides which events reach somebody. */
interface Listener {
  /** Absent: a visitor. */
  accountId?: number;
  companyIds: number[];
  /** The companies that the reader manages, and `PLATFORM` for a platform administrator. */
  manages: number[];
  /** The apps that the reader designs, as company id and key. */
  designs: string[];
}

const visitor: Listener = { companyIds: [], manages: [], designs: [] };

/** The session of a request as it is now; null when it has none, or has none any longer. */
const sessionOf = ({ sessions, config }: Context['services'], request: FastifyRequest): Promise<Session | null> =>
  sessions.find(request.cookies[config.session.cookieName] ?? '');

/** How a listener names an app. */
const designedAs = (companyId: number, key: string) => `${companyId}/${key}`;

type Companies = Awaited<ReturnType<Context['services']['companies']['ofAccount']>>;

/** The companies of accounts as they were asked for an event: once for each account, however many streams it has open. */
const companiesFor = new WeakMap<HeardEvent, Map<number, Promise<Companies>>>();

function companiesOf(
  { companies }: Context['services'],
  accountId: number,
  event: HeardEvent | undefined,
): Promise<Companies> {
  if (!event) return companies.ofAccount(accountId);
  const known = companiesFor.get(event) ?? new Map<number, Promise<Companies>>();
  companiesFor.set(event, known);
  const found = known.get(accountId) ?? companies.ofAccount(accountId);
  known.set(accountId, found);
  return found;
}

/** The rights of a request's session; null when it has ended. */
async function listenerOf(
  services: Context['services'],
  request: FastifyRequest,
  event?: HeardEvent,
): Promise<Listener | null> {
  if (!request.session) return visitor;
  const session = await sessionOf(services, request);
  if (!session) return null;
  const companies = await companiesOf(services, session.accountId, event);
  const manages = companies.filter(mayAdminister).map(({ id }) => id);
  return {
    accountId: session.accountId,
    companyIds: companies.map(({ id }) => id),
    manages: session.user.isSuperAdmin ? [PLATFORM, ...manages] : manages,
    designs: companies.flatMap(({ id, designs }) => designs.map((key) => designedAs(id, key))),
  };
}

/** The members of an event's company, or those who may enter its app: looked up once, however many streams of it are open. */
const membersFor = new WeakMap<HeardEvent, Promise<ReadonlySet<number>>>();

function membersOf({ companies }: Context['services'], event: HeardEvent): Promise<ReadonlySet<number>> {
  const { companyId = -1, appId = -1 } = event;
  const lookUp = () => (appId === -1 ? companies.memberIds(companyId) : companies.entrantIds({ companyId, appId }));
  const members = membersFor.get(event) ?? lookUp();
  membersFor.set(event, members);
  return members;
}

const isForEverybody = ({ companyId = -1, forAdministrators }: HeardEvent) => companyId === -1 && !forAdministrators;

/** Which events the reader of an open stream may hear. */
export interface EventRights {
  companyIds(): number[];
  /** The company whose themes alone a visitor hears of. */
  themesOf: number | undefined;
  /** Whose stream it is; undefined for a visitor. */
  accountId(): number | undefined;
  /** Decides by the rights that were looked up last, but for whom an app is open to: events of apps are stored, and read by `eventsSince`. */
  mayHear(event: HeardEvent): boolean;
  /**
   * By the rights of this moment. Those of a reader who could not hear the event before are not looked up, so that a company's event
   * costs nothing for the streams of others. Throws what the database throws.
   */
  mayHearNow(event: HeardEvent): Promise<boolean>;
  /** Looks the rights up again. Throws what the database throws. */
  renew(): Promise<void>;
}

const isOfThemes = ({ event, data }: HeardEvent): boolean =>
  event === 'screen' && String((data as { id?: unknown }).id).startsWith(THEMES);

/**
 * Looks up the rights of a stream's reader. `onEnd` is called once they are looked up again and the session has ended.
 * @param options.company the key of the company whose sign-in page a visitor sees
 */
export async function openEventRights(
  services: Context['services'],
  request: FastifyRequest,
  { onEnd, company = '' }: { onEnd: () => void; company?: string | undefined },
): Promise<EventRights> {
  const tokenHash = hashToken(request.cookies[services.config.session.cookieName] ?? '');
  let listener = (await listenerOf(services, request)) ?? visitor;
  const themesOf = request.session || company === '' ? undefined : (await services.companies.findByKey(company))?.id;
  const isShown = (event: HeardEvent) =>
    themesOf !== undefined && event.companyId === themesOf && !event.forAdministrators && isOfThemes(event);
  const mayHear = (event: HeardEvent) => {
    if (isShown(event)) return true;
    const { companyId = -1, forAdministrators, designedApp } = event;
    const isOwn = companyId === -1 || listener.companyIds.includes(companyId);
    const designs = designedApp !== undefined && listener.designs.includes(designedAs(companyId, designedApp));
    return isOwn && (!forAdministrators || designs || listener.manages.includes(companyId));
  };
  const renew = async (event?: HeardEvent) => {
    const present = await listenerOf(services, request, event);
    listener = present ?? visitor;
    if (!present) onEnd();
  };
  return {
    companyIds: () => listener.companyIds,
    themesOf,
    accountId: () => listener.accountId,
    mayHear,
    renew: () => renew(),
    async mayHearNow(event) {
      if (!mayHear(event) || isForEverybody(event) || isShown(event)) return mayHear(event);
      if (event.forAdministrators) await renew(event);
      const accountId = await accountNow(services, tokenHash);
      if (accountId === undefined) {
        onEnd();
        return false;
      }
      const isMember = (event.companyId ?? -1) === -1 || (await membersOf(services, event)).has(accountId);
      return isMember && mayHear(event);
    },
  };
}
