import type { LoginBody } from '../../../src/types/generated/contracts/login.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';
import { codeLogin } from './code-login.ts';
import { passwordLogin } from './password-login.ts';

const missing = (context: Context, field: string) =>
  fail('invalid-fields', { errors: { [field]: context.text('api.field.required') } });

function required(
  context: Context,
  body: LoginBody,
  field: 'email' | 'phone' | 'token' | 'username' | 'password',
): string {
  const value = body[field];
  if (!value) throw missing(context, field);
  return value;
}

function byEmail(context: Call<'login'>) {
  const { body } = context;
  const value = normaliseName(required(context, body, 'email'));
  return codeLogin(
    context,
    { kind: 'email', value },
    { token: required(context, body, 'token'), redirect: body.redirect },
  );
}

function byPhone(context: Call<'login'>) {
  const { body } = context;
  const value = required(context, body, 'phone').trim();
  return codeLogin(
    context,
    { kind: 'phone', value },
    { token: required(context, body, 'token'), redirect: body.redirect },
  );
}

/** `POST /login`: a code by mail (or, with `type: phone`, by text message); with username and password the plain form. */
export function login(context: Call<'login'>) {
  const { body } = context;
  if (body.username !== undefined || body.password !== undefined) {
    const account = required(context, body, 'username');
    const password = required(context, body, 'password');
    return passwordLogin(context, { account, password, field: 'password', redirect: body.redirect });
  }
  return body.type === 'phone' ? byPhone(context) : byEmail(context);
}

/** `POST /auth/phone`: a code by text message; with `?method=password` the account stands in `email`, the password in `token`. */
export function loginByPhone(context: Call<'loginByPhone'>) {
  const { body, query } = context;
  if (query.method !== 'password') return byPhone(context);
  const account = required(context, body, 'email');
  const password = required(context, body, 'token');
  return passwordLogin(context, { account, password, field: 'token', redirect: body.redirect });
}
