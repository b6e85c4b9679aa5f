import type { Navigator } from '../../routes/navigator.ts';
import type { ScreenClient } from '../../screens/client.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';
import type { Visits } from '../visits/visits.ts';

/** What runs for the life of the document. */
export interface RunningParts {
  store: Store<HostState>;
  navigator: Navigator;
  visits: Visits;
  client: ScreenClient;
  loader: ScreenLoader;
  feedback: Feedback;
  /** What screens of the host's own need, those beside the page. */
  own: MistakesParts;
  /** The last event the document was made after. */
  cursor: string;
  /** Resolves when the server answers again. Until then the page says that there is no connection. */
  untilOnline(signal: AbortSignal): Promise<void>;
}
