import type { Place } from '../routes/navigator.ts';
import type { AmisPage } from '../types/amis.ts';
import type {
  Appearance,
  Company,
  DocumentKind,
  Layer,
  Locale,
  Notice,
  PublicConfig,
  RouteTable,
  ScreenRoute,
  User,
} from '../types/start.ts';

/** A screen that is being shown: its definition as loaded, and the same in the current language. */
export interface ShownScreen {
  id: string;
  layer: Layer;
  version: number;
  /** As the server sent it, with `i18n:` keys. */
  source: AmisPage;
  /** Ready for amis. */
  schema: AmisPage;
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
}

/** Everything the host knows; pages see a part of it as their root data. */
export interface HostState {
  documentKind: DocumentKind;
  contextPath: string;
  config: PublicConfig;
  user: User | null;
  companies: Company[];
  scope: { company?: string; app?: string };
  safe: boolean;
  mobile: boolean;
  locale: Locale;
  appearance: Appearance;
  texts: Record<string, string>;
  routes: RouteTable;
  online: boolean;
  /** A next page is on its way. */
  loading: boolean;
  notices: Notice[];
  place: Place;
  view: View;
}
