import type { RenderOptions } from 'amis-core';
import type { Frame } from '../../reach/frame.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import type { ShownScreen, View } from '../../state/state.ts';

/** Who speaks in a frame. Event actions find it at `event.context.env.speaker`; no page can change it. */
export interface Speaker {
  /** What calls are judged by. Live edit brings other versions of the same layer. */
  frame: Frame;
  /** Whether an event action may run. Absent in frames that are trusted with all of them. */
  allows?: (type: string) => boolean;
}

/** amis's environment of one frame: its own session of stores, and who speaks in it. */
export interface FrameEnv extends RenderOptions {
  session: string;
  speaker: Speaker;
  /** Goes in front of the names of broadcast events: other frames and other tabs of other levels do not hear them. */
  channel: string;
  /** Loads the document anew, for the target `window` of amis. */
  reloadWindow: () => void;
}

/** The speaker of an amis environment; undefined where no frame is. */
export const speakerOf = (env: unknown): Speaker | undefined => (env as Partial<FrameEnv> | undefined)?.speaker;

/** The login route shows a page of a company's own in place of this screen, and the page makes its calls. */
const LOGIN_SCREEN = 'account/login';

/** What is shown, as the one who speaks. The view says whether the page stands for another screen, as the server does. */
export function frameOf(
  { id, layer, version, scope }: ShownScreen,
  view?: Pick<View, 'route' | 'screen' | 'status'>,
): Frame {
  const route = view?.screen.id === id && view.status === 200 ? view.route : null;
  const standsFor = route?.screen === LOGIN_SCREEN && id !== LOGIN_SCREEN ? { standsFor: LOGIN_SCREEN } : {};
  return { screen: id, layer, version, scope, ...standsFor };
}

/** A tenant's page: its author is neither the platform nor its operator. */
export const isTenants = ({ layer }: Pick<Frame, 'layer'>): boolean => isTenantLayer(layer);
