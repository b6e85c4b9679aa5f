import type { ComponentManifest } from '../../../src/custom-components/manifest.ts';
import type { ComponentSchema } from '../../../src/custom-components/schema.ts';
import type { PageType } from '../../../src/types/generated/contracts/apps.ts';
import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { WidgetType } from '../../../src/types/generated/contracts/widget-templates.ts';
import type { Words } from '../values/words.ts';
import type { CreatedAt, JsonColumn, JsonWithDefault, OptionalJsonColumn, WithDefault } from './columns.ts';

export interface AppTable {
  company_id: number;
  id: number;
  key: string;
  name: string;
  description: WithDefault<string>;
  logo: WithDefault<string>;
  login_look: OptionalJsonColumn<LoginLook>;
  created_at: CreatedAt;
  type: WithDefault<number>;
  home_page: string | null;
  removed_at: Date | null;
  archived_at: Date | null;
  open_to: WithDefault<'members' | 'roles'>;
  theme: string | null;
}

export interface ThemeTable {
  company_id: number;
  app_id: WithDefault<number>;
  id: number;
  token: string;
  name: string;
  description: WithDefault<string>;
  is_enabled: WithDefault<boolean>;
  created_at: CreatedAt;
}

/** The directory of apps by key. */
export interface AppKeyTable {
  key: string;
  company_id: number;
}

/** Whose a key of the address `/share/KEY` is. */
export interface ShareKeyTable {
  key: string;
  company_id: number;
  app_id: number;
  kind: 'page' | 'template';
  target: string;
}

/** A page or a widget template that is shared, or was. */
export interface ShareTable extends ShareKeyTable {
  is_on: WithDefault<boolean>;
  password_hash: string | null;
  ends_at: Date | null;
  views: WithDefault<number>;
  account_id: number;
}

/** The directory of removed apps, pages and collections; an app stands in itself. */
export interface RemovedThingTable {
  company_id: number;
  kind: 'app' | 'page' | 'collection';
  app_id: number;
  key: string;
  removed_at: Date;
}

export interface PageTable {
  company_id: number;
  app_id: number;
  key: string;
  name: string;
  /** What readers of each language read instead of the name. */
  names: JsonWithDefault<Words>;
  position: number;
  is_hidden: WithDefault<boolean>;
  created_at: CreatedAt;
  /** What it is: 1 and 5 a definition, 2 Markdown, 3 rich text, 9 a component of the company's own, 50 the same for phones. */
  type: WithDefault<PageType>;
  /** The name as it is searched. */
  sought: WithDefault<string>;
  /** The key of the page that it stands inside of. */
  parent: string | null;
  /** The name of one of the platform's icons; empty: that of a page. */
  icon: WithDefault<string>;
  removed_at: Date | null;
}

/** When somebody last opened an app. */
export interface AppOpenedTable {
  company_id: number;
  account_id: number;
  app_id: number;
  opened_at: Date;
}

/** A role of a person in an app, or in the whole company (`app_id` -1). */
export interface RoleTable {
  company_id: number;
  id: number;
  app_id: WithDefault<number>;
  account_id: number;
  name: string;
  created_at: CreatedAt;
}

/** A group of widget templates. */
export interface WidgetGroupTable {
  company_id: number;
  app_id: number;
  id: number;
  name: string;
  names: JsonWithDefault<Words>;
  description: WithDefault<string>;
  descriptions: JsonWithDefault<Words>;
  created_at: CreatedAt;
}

export interface WidgetTemplateTable {
  company_id: number;
  app_id: number;
  id: number;
  group_id: number;
  name: string;
  names: JsonWithDefault<Words>;
  /** The name in small letters, by which lists order and search. */
  sought: string;
  widget_type: WidgetType;
  custom_preview_img: WithDefault<string>;
  screenshot: WithDefault<string>;
  status: WithDefault<0 | 1>;
  description: WithDefault<string>;
  descriptions: JsonWithDefault<Words>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

/** An end of a template's name, by which a word in it is found. */
export interface WidgetTemplateWordTable {
  company_id: number;
  app_id: number;
  word: string;
  template_id: number;
}

/** A template that was published. */
export interface AppTemplateTable {
  id: string;
  name: string;
  description: WithDefault<string>;
  logo: WithDefault<string>;
  detail: WithDefault<string>;
  screenshots: JsonWithDefault<string[]>;
  /** What apps are made of: see `platform/app-templates/content.ts`. */
  content: JsonColumn;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

export interface AppTemplateUseTable {
  template_id: string;
  install_times: WithDefault<number>;
}

/** How often pages of a level were given a copy of a template. */
export interface WidgetTemplateUseTable {
  company_id: number;
  template_id: number;
  app_id: number;
  uses: WithDefault<number>;
}

/** A version of a package of a custom component. */
export interface ComponentTable {
  company_id: number;
  id: number;
  name: string;
  version: string;
  hash: string;
  manifest: JsonColumn<ComponentManifest>;
  properties: JsonColumn<ComponentSchema>;
  bytes: number;
  created_at: CreatedAt;
}

/** Which companies have a package. */
export interface ComponentHolderTable {
  hash: string;
  company_id: number;
}

export interface ComponentFileTable {
  hash: string;
  path: string;
  content: Uint8Array;
}

/** The tables of apps, their pages, the roles in them, and widget templates. */
export interface AppTables {
  app: AppTable;
  theme: ThemeTable;
  app_key: AppKeyTable;
  removed_thing: RemovedThingTable;
  share_key: ShareKeyTable;
  share: ShareTable;
  page: PageTable;
  app_opened: AppOpenedTable;
  role: RoleTable;
  widget_group: WidgetGroupTable;
  widget_template: WidgetTemplateTable;
  widget_template_word: WidgetTemplateWordTable;
  app_template: AppTemplateTable;
  app_template_use: AppTemplateUseTable;
  widget_template_use: WidgetTemplateUseTable;
  component: ComponentTable;
  component_holder: ComponentHolderTable;
  component_file: ComponentFileTable;
}
