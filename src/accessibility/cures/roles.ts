import type { Cure } from './cure.ts';

/** Words that amis writes into `role` though ARIA does not know them. */
const invented = [
  'page-body',
  'dialog-body',
  'wizard-body',
  'wizard-footer',
  'flex-row',
  'flex-col',
  'popover',
  'anchorlist',
  'contextmenu',
];
const selector = invented.map((role) => `[role="${role}"]`).join(',');

/** Takes invented roles away. */
export const cureRoles: Cure = (page) => {
  for (const element of page.querySelectorAll(selector)) {
    element.removeAttribute('role');
  }
};
