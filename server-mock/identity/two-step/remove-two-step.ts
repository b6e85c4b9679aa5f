import type { Context } from '../../kernel/contracts/index.ts';
import { identify } from '../../kernel/values/identifiers.ts';
import { findByIdentifier, sendNotice } from '../accounts/index.ts';
import { removeTwoStep } from '../second-step/index.ts';
import { asLocale } from '../sessions/index.ts';

/**
 * Takes two-step sign-in off the account of a person who has lost every second step. It is up to the operator to know who
 * asks. All sessions of the account end, the owner gets a mail, and the audit log a line.
 *
 * @param name the account's address, username or phone.
 */
export async function removeTwoStepOf(
  services: Context['services'],
  name: string,
): Promise<'removed' | 'unknown-account' | 'not-on'> {
  const { audit, database, sessions, texts } = services;
  const account = await findByIdentifier(database, identify(name));
  if (!account) return 'unknown-account';
  if (!(await removeTwoStep(database, account.id))) return 'not-on';
  await audit.record({ action: 'two-step.removed', actor: 'command-line', target: String(account.id) });
  await sessions.endAll(account.id);
  const locale = asLocale(account.locale) ?? 'zh-CN';
  const text = (key: string, values?: Record<string, string | number>) => texts.text(locale, key, values);
  await sendNotice({ services, text }, account.email, 'two-step-removed');
  return 'removed';
}
