import { getActionByType, type RendererAction, registerAction } from 'amis-core';
import { speakerOf } from '../../frame-data/speaker.ts';

/** amis's own actions. */
const AMIS_ACTIONS = [
  'ajax',
  'alert',
  'break',
  'broadcast',
  'component',
  'confirmDialog',
  'closeDialog',
  'closeDrawer',
  'continue',
  'copy',
  'dialog',
  'download',
  'drawer',
  'email',
  'goBack',
  'goPage',
  'loop',
  'openlink',
  'parallel',
  'preventDefault',
  'print',
  'refresh',
  'setEventData',
  'status',
  'stopPropagation',
  'switch',
  'wait',
];

/** The host's own. */
const OWN_ACTIONS = [
  'focusField',
  'goto',
  'rememberMethod',
  'rememberView',
  'saveText',
  'setAppearance',
  'setLocale',
  'signOut',
  'toast',
  'updateUser',
];

/**
 * Has every event action ask the frame that it runs in. amis's own reach the browser directly (`email`, `goBack`, `refresh`),
 * and the host's know no frame.
 * @throws Error when amis has lost one of its actions, so that an upgrade cannot take the guard away in silence
 */
export function guardActions(): void {
  for (const type of [...AMIS_ACTIONS, ...OWN_ACTIONS]) {
    const action = getActionByType(type);
    if (!action) throw new Error(`there is no action ${type} to guard`);
    registerAction(type, guarded(action));
  }
}

function guarded(action: RendererAction): RendererAction {
  return {
    async run(config, renderer, event, data) {
      const { allows } = speakerOf(event.context['env']) ?? {};
      return allows?.(config.actionType) === false ? undefined : action.run(config, renderer, event, data);
    },
  };
}
