import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Appearance, Company, Layer, Locale, ScreenAnswer, User } from '../src/types/start.ts';
import type { NamelessActor } from './audit/actor.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { Database, Row, Tables } from './database/index.ts';
import type { RouteTables } from './documents/route-table.ts';
import type { ExternalUser } from './identities/external-user.ts';
import type { Installation } from './installation/index.ts';
import type { DeviceHolder } from './known-devices/index.ts';
import type { FailureRule } from './limits/failures.ts';
import type { Source } from './limits/index.ts';
import type { PasswordProblem } from './passwords/check.ts';
import type { PasswordAge } from './passwords/expiry.ts';
import type { PasswordOwner } from './passwords/owner-words.ts';
import type { PageKeys } from './reach/page-keys.ts';
import type { Screens } from './screens/screens.ts';
import type { Shells } from './shells/index.ts';
import type { Pictures } from './uploads/pictures.ts';

/**
 * What features use of one another. Each folder's `index.ts` exports `create<Name>(base)` for its interface here;
 * `compose.ts` puts them together once per process. App nodes hold no state besides caches that events refresh.
 */
export interface Services extends ServiceBase {
  installation: Installation;
  mail: Mailer;
  sms: SmsSender;
  limits: Limits;
  devices: KnownDevices;
  audit: Audit;
  codes: Codes;
  secrets: Secrets;
  sessions: Sessions;
  accounts: Accounts;
  passwords: Passwords;
  companies: Companies;
  identities: Identities;
  pageKeys: PageKeys;
  screens: Screens;
  shells: Shells;
  pictures: Pictures;
}

/** What every feature may rely on when it is created. */
export interface ServiceBase {
  config: Configuration;
  database: Database;
  log: Logger;
  texts: Texts;
  events: Events;
  routeTable: RouteTables;
  /** The folder that `schemas/` lies in. */
  projectRoot: string;
  /** The folder of the client's documents and built files. */
  clientDir: string;
  /** Whether real people use the platform: no demo data, no secrets on the console, no unknown hosts. */
  isProduction: boolean;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** The current time; tests move it. */
  now(): Date;
}

/** Texts of `schemas/locales`, reread when a file changes. */
export interface Texts {
  /** Cookie `locale`, else the account's saved locale, else Accept-Language, else zh-CN. */
  localeOf(request: FastifyRequest): Locale;
  /** The text of a key with `{name}` placeholders filled; the key itself when there is none. */
  text(locale: Locale, key: string, values?: Record<string, string | number>): string;
  /** The whole dictionary with a strong entity tag. */
  dictionary(locale: Locale): { texts: Record<string, string>; etag: string };
  /** Rereads a locale's file; an unreadable one leaves the last good texts in force and is logged when `final`. */
  reload(locale: Locale, final: boolean): 'changed' | 'same' | 'unreadable';
}

export interface Mailer {
  /** Sends to one address; throws `mail-failed` when the gateway refuses, and refuses an address with CR or LF. */
  send(mail: { to: string; subject: string; text: string; html?: string }): Promise<void>;
}

export interface SmsSender {
  /** Sends to one phone; throws `sms-failed` when the gateway refuses. */
  send(message: { phone: string; text: string; code?: string }): Promise<void>;
  /** Sends nothing, but takes as long as messages lately took and throws `sms-failed` when the latest one did not leave. */
  rehearse(): Promise<void>;
}

/** A live session and the person it belongs to. */
export interface Session {
  /** Names the session to its owner; it opens nothing. */
  id: number;
  accountId: number;
  /** The sign-in method that opened it; empty when it goes on from one that was replaced. */
  method: string;
  user: User;
  /** The account's saved locale. */
  locale: Locale | null;
  /** The account's saved look. */
  appearance: Appearance | null;
  /** The password that opened it has expired: nothing else is open before it is changed. */
  mustChangePassword: boolean;
  expiresAt: Date;
}

/** A session as its owner sees it among others. */
export interface ListedSession {
  id: number;
  /** The sign-in method that opened it; empty when it goes on from one that was replaced. */
  method: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export interface Sessions {
  /** Opens a session and returns the token for the cookie; only its hash is stored. */
  create(
    accountId: number,
    from: { address: string; userAgent: string; method?: string },
  ): Promise<{ token: string; expiresAt: Date }>;
  /** The session of a token, or null when unknown, expired or the account is disabled. */
  find(token: string): Promise<Session | null>;
  /** Gives a live session another token, as each change of what it may do asks for; the old one is dead. Null when it was dead. */
  renew(token: string): Promise<string | null>;
  /** The live sessions of an account, the latest used first. */
  listOf(accountId: number): Promise<ListedSession[]>;
  end(token: string): Promise<void>;
  /** Ends one session of an account; false when it has none of this id. */
  endOne(accountId: number, id: number): Promise<boolean>;
  /** Ends all sessions of an account but one, and answers how many. */
  endOthers(accountId: number, id: number): Promise<number>;
  /** Ends every session of an account, and every sign-in that waits for its second step, as a password change does. */
  endAll(accountId: number): Promise<void>;
}

/** One-time codes of six digits, bound to a purpose (`login`, …) and a target (address or phone). */
export interface Codes {
  /**
   * Makes a code that replaces older ones of the same purpose and target. Valid for ten minutes and five tries.
   * `own` brings another secret, such as an image's text, and its own time.
   */
  issue(purpose: string, target: string, own?: { code: string; minutes: number }): Promise<string>;
  /** Uses a code up; false for a wrong, expired, used or foreign one. `from`: where it comes from, as in `judge`. */
  redeem(purpose: string, target: string, code: string, from?: Source): Promise<boolean>;
  /**
   * The same, told apart: `expired` is the right code too late. With `from`, the five tries are those of one network, or of one
   * proven device, so that nobody else can use up an owner's; all networks together have fifty, and devices five more.
   */
  judge(purpose: string, target: string, code: string, from?: Source): Promise<'right' | 'wrong' | 'expired'>;
}

/** Secrets at rest. */
export interface Secrets {
  /** Seals a text for one place, such as `git:ACCOUNT:ROW`. */
  seal(text: string, place: string): string;
  /** Reads a text sealed for this place. Throws UnreadableSecret. */
  unseal(sealed: string, place: string): string;
}

/** Counters shared by all nodes. */
export interface Limits {
  /** Counts a hit on `key` in a fixed window and says whether it was within `limit`. */
  hit(key: string, limit: number, windowSeconds: number): Promise<{ allowed: boolean; retryAfterSeconds: number }>;
  /** The hits on `key` in its window so far. */
  hits(key: string, windowSeconds: number): Promise<number>;
  /** Forgets a key, for example after a successful sign-in. */
  clear(key: string): Promise<void>;
  /** Notes a failed attempt at a key. */
  failed(key: string, rule: FailureRule): Promise<void>;
  /** Milliseconds to wait before the next attempt at a key. */
  pause(key: string, rule: FailureRule): Promise<number>;
  /** Takes the turn of the next attempt at a key, or answers the milliseconds to wait before asking again. One of all nodes gets it. */
  turn(key: string, rule: FailureRule): Promise<number>;
}

/** Browsers that have signed in to an account before: their attempts wait for nobody else's. */
export interface KnownDevices {
  /** Where a request's attempt at what is the holder's comes from. */
  source(request: FastifyRequest, holder: DeviceHolder): Promise<Source>;
  /** Makes the browser known, once it has proven the holder. */
  remember(reply: FastifyReply, holder: DeviceHolder): Promise<void>;
}

/** What pauses after failed attempts need. */
export type FailureLimits = Pick<Limits, 'clear' | 'failed' | 'pause' | 'turn'>;

/** A line of the audit table. Never put a secret into `detail`. */
export interface AuditEntry {
  /** Dotted verb such as `screen.publish` or `login.failed`. */
  action: string;
  /** Absent or -1: the platform. */
  companyId?: number;
  /** Who did it: an account, or an operator by what proved him. */
  actor?: Pick<User, 'id' | 'name'> | NamelessActor | null;
  target?: string;
  address?: string;
  detail?: Record<string, unknown>;
}

export interface Audit {
  /** `trx`: a transaction of the entry's company that the line belongs to, so that one is not stored without the other. */
  record(entry: AuditEntry, trx?: Transaction<Tables>): Promise<void>;
}

export interface Passwords {
  /** What is wrong with a new password of an owner, as a text's key with values; null when it may be used. */
  problem(password: string, owner?: PasswordOwner): PasswordProblem | null;
  /** Whole days until an account's password must be changed, 0 or less when it must be now; null when it never must. */
  daysLeft(account: PasswordAge): number | null;
}

export interface Accounts {
  find(accountId: number): Promise<User | null>;
}

/** The account that an identity leads to, and what became new by this very call. */
export interface LinkedAccount {
  account: Row<'account'>;
  /** The identity leads there since now. */
  linked: boolean;
  /** The person belongs since now to the company whose own provider it is. */
  joined: boolean;
}

/** Who people are at other systems, and the accounts those lead to. */
export interface Identities {
  /** The account that an identity leads to, disabled ones included; notes the use. */
  find(external: ExternalUser): Promise<Row<'account'> | null>;
  /** Makes the account of a newcomer together with the identity, once; null when the address is somebody else's. */
  admit(external: ExternalUser): Promise<LinkedAccount | null>;
  /** Links an identity with an account and answers the one it leads to: another one when that was faster. */
  link(external: ExternalUser, account: Row<'account'>): Promise<LinkedAccount>;
  /** The identities of an account, the oldest first. */
  listOf(accountId: number): Promise<Row<'identity'>[]>;
  /** False when the account has no identity of this id. Throws `last-way-in` when nothing else would lead in. */
  unlink(accountId: number, id: number): Promise<boolean>;
}

export type Role = 'owner' | 'admin' | 'member';

export interface CompanyRecord extends Omit<Company, 'role'> {
  /** Screen id of the company's own login page; empty when it has none. */
  loginPage: string;
}

export interface AppRecord {
  id: number;
  companyId: number;
  key: string;
  name: string;
  description: string;
  logo: string;
  /** Screen id of the app's own login page; empty when it has none. */
  loginPage: string;
}

export interface Companies {
  /** The companies of an account with its role in each, ordered by name. */
  ofAccount(accountId: number): Promise<Company[]>;
  findByKey(key: string): Promise<CompanyRecord | null>;
  /** The one company with an app of this key; null when none or several have one. */
  findByAppKey(appKey: string): Promise<CompanyRecord | null>;
  /** The account's role in a company; null when it is no member. */
  roleOf(companyId: number, accountId: number): Promise<Role | null>;
  findApp(companyId: number, appKey: string): Promise<AppRecord | null>;
}

/** The level a call addresses: `/api`, `/api/company/{key}` or `/api/company/{key}/app/{key}`. */
export interface Scope {
  level: 'platform' | 'company' | 'app';
  /** -1 at the platform's level. */
  companyId: number;
  /** -1 above the app's level. */
  appId: number;
  company?: CompanyRecord;
  app?: AppRecord;
  /** The caller's role in the company; null at the platform's level and for outsiders. */
  role: Role | null;
}

export interface ResolvedScreen extends ScreenAnswer {
  /** Strong entity tag of this very content. */
  etag: string;
  /** Overrides that were passed over because they no longer validate. */
  rejected: { layer: Layer; version: number; message: string }[];
}

/** What browsers hear about. */
export interface ServerEvent {
  /** `screen`, `screen-error`, `locale` or `routes`. */
  event: string;
  data: Record<string, unknown>;
  /** Only members hear a company's event; absent or -1: everybody. */
  companyId?: number;
  /** Whether it is for the platform's administrators alone. */
  forAdministrators?: boolean;
  /** The number it is stored under; absent for what happened on this node's disk. */
  seq?: number;
}

export interface HeardEvent extends ServerEvent {
  /** The cursor from which `since` goes on. */
  id: string;
}

export interface Events {
  /** Tells this process's subscribers at once. */
  publish(event: ServerEvent): void;
  subscribe(listener: (event: HeardEvent) => void): () => void;
  /** Where a stream that starts now goes on from later. */
  cursor(): string;
  /**
   * What a cursor has missed of this node's own events, and the stored number it had reached; null when this process
   * does not know, because the cursor is older than the process or another node's. `hasSameContent`: texts and routes are what they were.
   */
  since(cursor: string): { seq: number; events: HeardEvent[] | null; hasSameContent: boolean };
  /** Tells the number of the newest stored event found at the start. */
  startAt(seq: number): void;
  /** Called when stored events may have been missed; streams then catch up. */
  onGap(listener: () => void): () => void;
  gap(): void;
}
