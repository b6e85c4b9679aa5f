import type { HostState, ShownScreen } from '../../../state/state.ts';
import { readerFor } from '../../frame-data/root-data.ts';
import { frameOf } from '../../frame-data/speaker.ts';
import type { PageState } from './messages.ts';

/**
 * What the document of a tenant's page is given of what the host knows. The token for reports of failures and the level at which this
 * person may change the page stay here.
 */
export function pageStateOf(state: HostState, shown: ShownScreen, title: string): PageState {
  const { appearance, config, contextPath, locale, mobile, online, place, safe, scope, texts, theme, view } = state;
  const { report: _, editAt: __, ...screen } = shown;
  return {
    ...{ appearance, config, contextPath, locale, mobile, online, place, safe, scope, texts, theme, title },
    ...readerFor(frameOf(shown, view), state),
    outlined: state.outlined ?? null,
    view: { ...view, screen, shell: null },
  };
}

/** The parts of a page's state that differ from what its document has. */
export function changedParts(known: PageState, now: PageState): Partial<PageState> {
  const names = Object.keys(now) as (keyof PageState)[];
  return Object.fromEntries(names.filter((name) => !isSame(known[name], now[name])).map((name) => [name, now[name]]));
}

/** Some parts are made anew each time, of the same values. */
const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
