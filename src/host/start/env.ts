import { isMobile, type RendererEnv, type RenderOptions } from 'amis-core';
import type { ComponentType } from 'react';
import { componentOfUnknownType } from '../../isolation/index.ts';
import type { PageNavigator } from '../../routes/navigator.ts';
import type { Feedback } from '../feedback/feedback.ts';
import { AMIS_UNSAVED } from '../frames/amis-unsaved.ts';
import { loadRendererTable } from '../renderers/amis-renderers.ts';
import { isCurrentAddress } from '../visits/current-address.ts';

/** What the environment needs from the rest of the host. */
export interface EnvParts {
  navigator: PageNavigator;
  feedback: Feedback;
  fetcher: unknown;
  isCancel: (reason: unknown) => boolean;
  text: (key: string) => string;
}

/** amis's environment. It is made once: amis compares its members to know whether to start afresh. */
export function createEnv({ navigator, feedback, fetcher, isCancel, text }: EnvParts): RenderOptions {
  return {
    notify: feedback.notify,
    alert: feedback.alert,
    confirm: feedback.confirm,
    fetcher: fetcher as RendererEnv['fetcher'],
    isCancel,
    enableAMISDebug: false,
    wsFetcher: () => ({ close: () => undefined }),
    jumpTo(address, action) {
      if (address === 'goBack') {
        navigator.back();
      } else {
        navigator.go(String(address ?? ''), { newWindow: wantsWindow(action) });
      }
    },
    updateLocation(location, replace) {
      if (location === 'goBack') {
        navigator.back();
      } else {
        navigator.go(String(location ?? ''), { replace: replace ?? false });
      }
    },
    isCurrentUrl: (address) => isCurrentAddress(address, navigator),
    blockRouting: (question) =>
      navigator.guard((place) => {
        const asked = question(place) || undefined;
        return asked === AMIS_UNSAVED ? text('host.unsaved') : asked;
      }),
    copy: (text) => void navigatorCopy(String(text)),
    getModalContainer: () => document.body,
    isMobile,
    loadRenderer: loadUnknown as never,
  } as RenderOptions;
}

/** amis opens a window for `url` actions unless told not to, and for links that say so. */
function wantsWindow(action?: { actionType?: string; blank?: boolean; targetType?: string; target?: string }): boolean {
  if (action?.actionType === 'url') {
    return action.blank !== false;
  }
  return action?.blank === true || action?.targetType === 'blank' || action?.target === '_blank';
}

function navigatorCopy(text: string): Promise<void> {
  return window.navigator.clipboard.writeText(text);
}

/** Types come from the table only when a page needs it; in place of one that is not there either stands a card. */
async function loadUnknown(schema: { type?: string }, path: string, drawAgain: () => void): Promise<ComponentType> {
  await loadRendererTable();
  drawAgain();
  return componentOfUnknownType(schema, path);
}
