import { matchRoute } from '../../routes/index.ts';
import type { Place } from '../../routes/navigator.ts';
import { prepareScreen } from '../../screens/prepare.ts';
import type { HostState } from '../../state/state.ts';
import { wornTheme } from '../../theme/worn-theme.ts';
import type { DocumentKind, StartData } from '../../types/start.ts';

/** The host's state as the server's data block describes it. */
export function firstState(start: StartData, documentKind: DocumentKind, place: Place): HostState {
  const match = matchRoute(start.routes.routes, place.pathname);
  const route = match && 'screen' in match.route ? match.route : null;
  return {
    documentKind,
    contextPath: start.contextPath,
    config: start.config,
    user: start.user,
    pageKey: start.pageKey,
    companies: start.companies ?? [],
    scope: start.scope,
    look: start.look,
    safe: start.safe,
    mobile: start.mobile,
    locale: start.locale,
    appearance: start.appearance,
    theme: wornTheme(),
    texts: start.texts,
    routes: start.routes,
    online: true,
    loading: false,
    notices: start.notices ?? [],
    held: null,
    slowed: false,
    place,
    view: {
      key: 'first',
      route,
      params: { ...match?.params, ...start.params },
      status: start.status,
      screen: prepareScreen(start.screen, start, start.scope),
      shell: start.shell && prepareScreen(start.shell, start),
    },
  };
}
