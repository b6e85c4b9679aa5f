import type { AmisCall } from '../../api/request.ts';
import { isSafe } from '../../api/request.ts';
import { type FrameEnv, isTenants } from '../frame-data/speaker.ts';
import { createActionRules } from './actions/action-rules.ts';
import { createCallBudget } from './actions/call-budget.ts';
import { isClicked, spendClick, takeClick } from './actions/clicks.ts';
import { createJumps } from './actions/jumps.ts';
import { AMIS_UNSAVED } from './amis-unsaved.ts';
import type { FrameParts } from './frame-parts.ts';
import { judgedFetch } from './judged-fetch.ts';
import { rendererResolver } from './markup/framed-site.tsx';
import { createFrameMessages, signed } from './messages/frame-messages.ts';
import { createNamedDialogs } from './messages/named-dialogs.tsx';

/** Limits a frame below the built-in layer: an operator's in what it calls, a tenant's in everything. */
export function guardedEnv(env: FrameEnv, parts: FrameParts): FrameEnv {
  const { speaker } = env;
  const jumps = createJumps(env, parts);
  const fetcher = judgedFetch(env, parts);
  if (!isTenants(speaker.frame)) return Object.assign(env, { fetcher });
  const wasClicked = () => isClicked(speaker.container);
  const take = () => takeClick(speaker.container);
  const budget = createCallBudget(parts.slowed, wasClicked);
  const rules = createActionRules({
    isClicked: wasClicked,
    takeClick: take,
    spendClick: () => spendClick(speaker.container),
    openDialogs: () => speaker.container?.querySelectorAll('.cxd-Modal, .cxd-Drawer').length ?? 0,
    mayGo: jumps.mayGo,
    slowed: parts.slowed,
  });
  speaker.allows = rules.allows;
  speaker.mayFollow = jumps.mayGo;
  const { notify, copy, blockRouting } = env;
  const findRenderer = rendererResolver(parts);
  const nameDialog = createNamedDialogs((words) => signed(speaker, parts, words));
  return Object.assign(env, {
    rendererResolver: (path, schema, props) => nameDialog(findRenderer?.(path, schema, props) ?? null, schema?.type),
    fetcher: (call: AmisCall) =>
      budget.run(() => fetcher(call), isSafe((call.method ?? 'get').toLowerCase()) ? call.url : undefined),
    getModalContainer: () => speaker.container ?? document.body,
    jumpTo: jumps.jumpTo,
    updateLocation: jumps.updateLocation,
    reloadWindow: () => take() && window.location.reload(),
    ...createFrameMessages(speaker, parts, notify, rules),
    blockRouting: (question: (place: string) => unknown) =>
      blockRouting?.((place: string) => {
        const asked = question(place);
        return typeof asked === 'string' && asked !== AMIS_UNSAVED
          ? signed(speaker, parts, asked)
          : (asked as undefined);
      }),
    copy: (...copied: Parameters<NonNullable<typeof copy>>) => wasClicked() && copy?.(...copied),
  } as Partial<FrameEnv>);
}
