// Made by `npm run types` from schemas/contracts; change that and run it again.

/** Codes of errors that contracts declare, with their HTTP status. */
export const declaredErrors = {
  'application-decided': 409,
  'application-open': 409,
  'company-key-taken': 409,
  'doc-not-found': 404,
  'git-email-invalid': 422,
  'git-key-invalid': 422,
  'git-key-mismatch': 422,
  'owner-unknown': 422,
  'share-broken': 500,
  'share-end-past': 422,
  'share-ended': 410,
  'share-not-found': 404,
  'share-password': 403,
  'share-password-wrong': 403,
  'template-key-taken': 409,
  'template-shipped': 409,
  'theme-disabled': 409,
  'theme-in-use': 409,
  'theme-refused': 422,
  'theme-token-taken': 409,
  'too-many-themes': 409,
  'too-many-widget-groups': 409,
  'widget-file-kind': 422,
  'widget-file-refused': 422,
  'widget-file-too-large': 409,
  'widget-group-name-taken': 409,
  'widget-group-unknown': 422,
  'widget-group-used': 409,
  'widget-level-locked': 403,
  'widget-name-taken': 409,
  'widget-type-fixed': 422,
  'widget-type-not-offered': 422,
} as const;

/** Sensitive actions that contracts declare (`proof`). */
export const declaredProofs = [
  'add-git-account',
  'change-git-account',
  'delete-git-account',
  'disable-company',
] as const;
