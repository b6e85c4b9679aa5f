import type { ComponentSchema } from '../../custom-components/schema.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import type { Layer, RouteTable } from '../../types/start.ts';
import type { Finding } from '../message.ts';
import type { Visit } from '../walk.ts';

/** A package as the checker needs it. */
export interface KnownComponent {
  name: string;
  schema: ComponentSchema;
}

/** What a rule may know besides the page itself. */
export interface RuleContext {
  /** The text keys that exist; absent: they are not checked. */
  keys?: ReadonlySet<string> | undefined;
  /** The calls that exist; absent: addresses are not checked against them. */
  operations?: readonly ApiOperation[] | undefined;
  /** The routes that exist; absent: links are not checked against them. */
  routes?: RouteTable | undefined;
  /** The id of the screen; absent: what only certain screens must have is not checked. */
  screen?: string | undefined;
  /** The layer that the page is for; absent: a shipped page, which may call everything. */
  layer?: Layer | undefined;
  /** The lowest layer that may override the screen; absent: any. */
  lowest?: Layer | undefined;
  /** The level that the page is for: keys of company and app. */
  scope?: { company?: string; app?: string } | undefined;
  /** The built-in screen in whose place a page of a company's own is shown; see `Frame`. */
  standsFor?: string | undefined;
  /** Whether the screen is one of the product's pages: its overrides are pages, too. Absent: it is not. */
  isPage?: boolean | undefined;
  /** The type of the widget template that the page is (`frameworks.ts`); absent: it is none, or has all components. */
  widgetType?: number | undefined;
  /** The packages that the level of the page may use, by their hash; absent: nodes with custom components are not checked. */
  components?: Readonly<Record<string, KnownComponent>> | undefined;
  /** Hosts whose pages a tenant may show in a frame, by the configuration; absent where that is not known: none. */
  frameHosts?: readonly string[] | undefined;
}

/** The document that is checked; another object for each check, so that rules can keep what they know of it. */
export interface Checked {
  readonly text: string;
}

/** Looks at one value of a page and answers what is wrong with it; the walk adds where it is. */
export type Rule = (visit: Visit, context: RuleContext, document: Checked) => Problem[];

/** A finding without its place; `offset` and `property` only when it is not the value's own. */
export interface Problem extends Omit<Finding, 'offset' | 'pointer' | 'severity'> {
  offset?: number;
  /** The property of the value that is meant; absent: the value itself. */
  property?: string;
  /** The same for a value that lies deeper: the way to it. */
  within?: readonly (string | number)[];
  severity?: Finding['severity'];
}
