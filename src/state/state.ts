import type { Place } from '../routes/navigator.ts';
import type { Scope } from '../routes/scope.ts';
import type { WornTheme } from '../theme/worn-theme.ts';
import type { AmisPage } from '../types/amis.ts';
import type {
  Appearance,
  Company,
  DocumentKind,
  EditLevel,
  Layer,
  Locale,
  Notice,
  PublicConfig,
  RouteTable,
  ScreenPart,
  ScreenRoute,
  ShownLook,
  User,
} from '../types/start.ts';

/** A screen that is being shown: its definition as loaded, and the same in the current language. */
export interface ShownScreen {
  id: string;
  layer: Layer;
  version: number;
  /** The parts that stand in it; absent: none. */
  parts?: ScreenPart[] | undefined;
  /** Goes with a report of a failure; built-in screens and drafts have none. */
  report?: string | undefined;
  /** What a preview link shows: `draft`, `published`, `below`, `base`, `builtin` or a version's number. */
  state?: string | undefined;
  /** The nearest level at which this person may change it; pages of tenants never know. */
  editAt?: EditLevel | undefined;
  /** The level it was asked for: keys of company and app; empty at the platform's level. */
  scope: Scope;
  /** As the server sent it, with `i18n:` keys. */
  source: AmisPage;
  /** Ready for amis. */
  schema: AmisPage;
}

/** An address that waits for the person's word. */
export interface Held {
  address: string;
  newWindow: boolean;
}

/** What the address bar's path shows. */
export interface View {
  /** Changes with every visit, so that a page starts afresh; a live edit keeps it. */
  key: string;
  route: ScreenRoute | null;
  params: Record<string, string>;
  status: number;
  screen: ShownScreen;
  /** The frame around the screen; null shows the screen alone. */
  shell: ShownScreen | null;
  /** What the page is called, where its data alone say so. */
  title?: string;
}

/** What the server says of a file that was changed; without mistakes it is right again. */
export interface FileMistakes {
  file: string;
  mistakes: {
    line: number;
    column: number;
    text: string;
    code: string;
    suggestion: string;
    message: Record<Locale, string>;
  }[];
  /** Mistakes that are not among them. */
  more: number;
}

/** A part that is to be outlined on the page. */
export interface OutlinedPart {
  /** JSON pointers of where it stands in the screen. */
  places: string[];
  /** The layer in force, for the colour of the outline. */
  layer: string;
  label: string;
  /** What stands for the same part elsewhere, such as its row in a list. */
  key: string;
}

/** Everything the host knows; pages see a part of it as their root data. */
export interface HostState {
  documentKind: DocumentKind;
  contextPath: string;
  config: PublicConfig;
  user: User | null;
  /** The document's key, see `StartData`. Pages never see it. */
  pageKey: string;
  companies: Company[];
  /** The level of the page that is shown. Every visit sets it. */
  scope: Scope;
  /** What the company or app of a sign-in page shows around the form; absent elsewhere. */
  look?: ShownLook | undefined;
  safe: boolean;
  mobile: boolean;
  locale: Locale;
  appearance: Appearance;
  /** The theme that the document wears; null: the look that is built in. */
  theme: WornTheme | null;
  texts: Record<string, string>;
  routes: RouteTable;
  online: boolean;
  /** A next page is on its way. */
  loading: boolean;
  notices: Notice[];
  /** Files that are wrong, the one changed last in front. Administrators hear of them during development; absent before the first. */
  mistakes?: FileMistakes[];
  /** Parts of a tenant's page that its own document outlines while the page is explained. */
  outlined?: OutlinedPart[] | null;
  /** Where a page wants to go that may not go there by itself. */
  held: Held | null;
  /** A page does too much; its calls wait. */
  slowed: boolean;
  /** A newer version of the page waits until the person has done with the one that is shown; absent: none does. */
  outdated?: boolean;
  place: Place;
  view: View;
}
