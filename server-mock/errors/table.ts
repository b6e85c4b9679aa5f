/** What one error code means on the wire: the number in the envelope, the HTTP status and the text's key. */
export interface ErrorRow {
  /** `status` of the envelope; never 0. */
  status: number;
  http: number;
  message: `api.${string}`;
}

const row = (code: string, http: number, status = http): ErrorRow => ({ status, http, message: `api.${code}` });

/** Every error the server can answer with. */
export const errorTable = {
  'bad-request': row('bad-request', 400),
  'malformed-json': row('malformed-json', 400),
  'unexpected-content-type': row('unexpected-content-type', 415),
  'invalid-fields': row('invalid-fields', 422),
  'invalid-body': row('invalid-body', 422),
  'body-too-large': row('body-too-large', 413),
  'not-signed-in': row('not-signed-in', 401),
  forbidden: row('forbidden', 403),
  'cross-site': row('cross-site', 403),
  'not-found': row('not-found', 404),
  'method-not-allowed': row('method-not-allowed', 405),
  'request-timeout': row('request-timeout', 408),
  'headers-too-large': row('headers-too-large', 431),
  'too-many-requests': row('too-many-requests', 429),
  overloaded: row('overloaded', 503),
  internal: row('internal', 500),
  'screen-not-found': row('screen-not-found', 404),
  'screen-refused': row('screen-refused', 422),
  'screen-version-not-found': row('screen-version-not-found', 404),
  'screen-draft-missing': row('screen-draft-missing', 404),
  'screen-override-missing': row('screen-override-missing', 404),
  'invalid-credentials': row('invalid-credentials', 422),
  'invalid-code': row('invalid-code', 422),
  'method-disabled': row('method-disabled', 403),
  'code-too-soon': row('code-too-soon', 429),
  'too-many-codes': row('too-many-codes', 429),
  'mail-failed': row('mail-failed', 502),
  'sms-failed': row('sms-failed', 502),
  'captcha-wrong': row('captcha-wrong', 422),
  'email-required': row('email-required', 422),
  'email-invalid': row('email-invalid', 422),
  'email-taken': row('email-taken', 422),
  'username-taken': row('username-taken', 422),
  'phone-invalid': row('phone-invalid', 422),
  'phone-taken': row('phone-taken', 422),
  'avatar-invalid': row('avatar-invalid', 422),
  'password-not-here': row('password-not-here', 403),
  'original-password-wrong': row('original-password-wrong', 422),
  'provider-denied': row('provider-denied', 403),
  'provider-refused': row('provider-refused', 422),
  'provider-unavailable': row('provider-unavailable', 502),
  'provider-not-configured': row('provider-not-configured', 403),
  'sign-in-interrupted': row('sign-in-interrupted', 422),
  'account-disabled': row('account-disabled', 403),
  'bind-expired': row('bind-expired', 403),
  'last-way-in': row('last-way-in', 409),
  'integration-unsupported': row('integration-unsupported', 422),
  'file-missing': row('file-missing', 422),
  'file-too-large': row('file-too-large', 413),
  'image-type-refused': row('image-type-refused', 415),
} as const satisfies Record<string, ErrorRow>;
