import { getActionByType, registerAction } from 'amis-core';

/** The event action `custom` runs its `script` text; here it does nothing and says so. */
export function closeScriptActions(): void {
  if (!getActionByType('custom')) {
    throw new Error('amis has no action "custom"');
  }
  registerAction('custom', {
    async run() {
      console.warn('pages run no scripts');
    },
  });
}
