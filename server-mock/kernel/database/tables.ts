import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { Appearance } from '../../../src/types/start.ts';
import type { AppTables } from './app-tables.ts';
import type { CreatedAt, Json, JsonColumn, OptionalJsonColumn, WithDefault } from './columns.ts';
import type { DataTables } from './data-tables.ts';

export interface AccountTable {
  id: number;
  email: string | null;
  username: string | null;
  phone: string | null;
  name: WithDefault<string>;
  nick_name: WithDefault<string>;
  avatar: WithDefault<string>;
  password_hash: string | null;
  password_changed_at: Date | null;
  locale: string | null;
  appearance: Appearance | null;
  created_at: CreatedAt;
  disabled_at: Date | null;
  super_admin: WithDefault<boolean>;
}

export interface CompanyTable {
  id: number;
  key: string;
  name: string;
  nameshort: WithDefault<string>;
  logo: WithDefault<string>;
  login_look: OptionalJsonColumn<LoginLook>;
  theme: string | null;
  created_at: CreatedAt;
  disabled_at: Date | null;
}

export interface AccountCompanyTable {
  account_id: number;
  company_id: number;
  role: Role;
  designs: ColumnType<string[], string | undefined, string>;
  /** When the person last opened an app there. */
  opened_at: Date | null;
}

export interface SessionTable {
  token_hash: string;
  id: number;
  account_id: number;
  method: WithDefault<string>;
  created_at: CreatedAt;
  last_used_at: CreatedAt;
  expires_at: Date;
  address: WithDefault<string>;
  user_agent: WithDefault<string>;
  /** The company whose own provider opened it; -1: none. */
  provider_company: WithDefault<number>;
}

export interface VerificationCodeTable {
  purpose: string;
  target: string;
  code_hmac: string;
  expires_at: Date;
  attempts: WithDefault<number>;
  used_at: Date | null;
  created_at: CreatedAt;
}

export interface LimitCounterTable {
  key: string;
  window_start: Date;
  hits: number;
}

export interface SettingTable {
  key: string;
  value: JsonColumn;
}

export type Role = 'owner' | 'admin' | 'member';

export interface MembershipTable {
  company_id: number;
  account_id: number;
  role: Role;
  created_at: CreatedAt;
}

export interface InvitationTable {
  company_id: number;
  id: number;
  /** In lower case. */
  email: string;
  role: Exclude<Role, 'owner'>;
  token_hash: string;
  /** Who sent it last. It counts while this person may still give the role. */
  invited_by: number;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface ScreenTable {
  company_id: number;
  app_id: WithDefault<number>;
  screen_id: string;
  published_version: number | null;
  draft: OptionalJsonColumn;
  draft_author: number | null;
  draft_at: Date | null;
  /** The version that could not be compiled, and why. It counts as long as it is the published one. */
  given_up_version: number | null;
  given_up_reason: string | null;
  /** The layer below that the draft is based on, and its version; null where nothing lies below. */
  draft_base_layer: string | null;
  draft_base_version: number | null;
  /** The version that was published when the draft was begun; 0: none was. Null: no draft, or one from before this was noted. */
  draft_version: number | null;
  /** The sum of the sizes of all versions of the screen, in bytes. The transaction that stores a version adds its size here. */
  version_bytes: WithDefault<number>;
}

export interface ScreenVersionTable {
  company_id: number;
  app_id: WithDefault<number>;
  screen_id: string;
  version: number;
  schema: JsonColumn;
  note: WithDefault<string>;
  author_id: number;
  author_name: WithDefault<string>;
  created_at: CreatedAt;
  /** The layer below that the version is based on, and its version; null where nothing lies below. */
  base_layer: string | null;
  base_version: number | null;
  /** When it was taken out of force by hand, and by whom; null: it was not. */
  taken_back_at: Date | null;
  taken_back_by: number | null;
  taken_back_name: string | null;
}

/** A shipped page that an override is based on. */
export interface ScreenShippedTable {
  company_id: number;
  screen_id: string;
  version: number;
  schema: JsonColumn;
}

export interface ScreenEventTable {
  company_id: number;
  seq: Generated<number>;
  app_id: WithDefault<number>;
  screen_id: string;
  layer: string;
  version: number;
  at: CreatedAt;
}

export interface ScreenPresenceTable {
  company_id: number;
  app_id: WithDefault<number>;
  screen_id: string;
  tab: string;
  account_id: number;
  since: Date;
  expires_at: Date;
  closed: WithDefault<boolean>;
}

export interface AuditTable {
  company_id: number;
  id: number;
  at: CreatedAt;
  actor_id: number | null;
  actor_name: WithDefault<string>;
  action: string;
  target: WithDefault<string>;
  address: WithDefault<string>;
  detail: ColumnType<Json, string | undefined, string>;
}

export interface UploadTable {
  company_id: number;
  id: number;
  owner_account_id: number;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  content: Uint8Array;
  created_at: CreatedAt;
}

export interface TwoStepTable {
  account_id: number;
  secret: string;
  enabled_at: Date | null;
  last_step: WithDefault<number>;
  created_at: CreatedAt;
}

export interface BackupCodeTable {
  account_id: number;
  id: number;
  code_hash: string;
  used_at: Date | null;
}

export interface PendingSignInTable {
  token_hash: string;
  account_id: number;
  method: string;
  attempts: WithDefault<number>;
  expires_at: Date;
  provider_company: WithDefault<number>;
}

export interface PasskeyTable {
  credential_id: string;
  account_id: number;
  id: number;
  name: WithDefault<string>;
  relying_party: string;
  public_key: string;
  counter: WithDefault<number>;
  transports: WithDefault<string>;
  created_at: CreatedAt;
  last_used_at: Date | null;
}

export interface AccessTokenTable {
  token_hash: string;
  account_id: number;
  id: number;
  name: string;
  /** The first characters of the token, by which its owner knows it. */
  prefix: string;
  /** The company whose level it is good for; -1: the platform's. */
  level_company: WithDefault<number>;
  right: 'read' | 'draft' | 'publish';
  /** The company whose own provider opened the session that made it; -1: none. */
  provider_company: WithDefault<number>;
  created_at: CreatedAt;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface GitAccountTable {
  account_id: number;
  id: number;
  git_username: string;
  git_email: string;
  protocol_type: string;
  method: 'auto' | 'hand';
  description: WithDefault<string>;
  public_key: WithDefault<string>;
  private_key: WithDefault<string>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

export interface IdentityTable {
  id: number;
  provider: string;
  /** The company whose provider it is; -1: the platform's. */
  company_id: number;
  subject: string;
  account_id: number;
  name: string;
  email: string;
  created_at: Date;
  last_used_at: Date;
}

export interface PendingIdentityTable {
  token_hash: string;
  provider: string;
  provider_company: number;
  subject: string;
  name: string;
  email: string;
  expires_at: Date;
}

export interface SignInStateTable {
  state_hash: string;
  browser_hash: string;
  provider: string;
  provider_company: number;
  query: string;
  nonce: string;
  verifier: string;
  again: boolean;
  expires_at: Date;
}

export interface CompanyProviderTable {
  company_id: number;
  provider: string;
  settings: JsonColumn<Record<string, string>>;
}

export interface ProviderProposalTable {
  company_id: number;
  settings: JsonColumn<Record<string, string>>;
  proposed_by: number | null;
  proposed_at: Date;
}

/** Every table of the database, as Kysely reads it. Columns are named as in SQL. */
/** An application for a company. */
export interface CompanyApplicationTable {
  id: number;
  account_id: number;
  name: string;
  key: string;
  logo: WithDefault<string>;
  owner_name: string;
  phone: string;
  position: WithDefault<string>;
  remark: WithDefault<string>;
  state: WithDefault<'open' | 'approved' | 'rejected'>;
  reason: WithDefault<string>;
  created_at: CreatedAt;
  decided_at: Date | null;
}

export interface Tables extends AppTables, DataTables {
  account: AccountTable;
  company: CompanyTable;
  account_company: AccountCompanyTable;
  session: SessionTable;
  verification_code: VerificationCodeTable;
  limit_counter: LimitCounterTable;
  setting: SettingTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  screen: ScreenTable;
  screen_version: ScreenVersionTable;
  screen_shipped: ScreenShippedTable;
  screen_event: ScreenEventTable;
  screen_presence: ScreenPresenceTable;
  audit: AuditTable;
  upload: UploadTable;
  identity: IdentityTable;
  pending_identity: PendingIdentityTable;
  sign_in_state: SignInStateTable;
  company_provider: CompanyProviderTable;
  provider_proposal: ProviderProposalTable;
  two_step: TwoStepTable;
  backup_code: BackupCodeTable;
  pending_sign_in: PendingSignInTable;
  passkey: PasskeyTable;
  git_account: GitAccountTable;
  access_token: AccessTokenTable;
  company_application: CompanyApplicationTable;
}

/** A row as a query returns it. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** A row as `insertInto` takes it. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** A change as `set` takes it. */
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>;
