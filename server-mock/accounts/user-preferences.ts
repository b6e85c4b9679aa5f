import type { SavePreferencesBody } from '../../src/types/generated/contracts/accounts.ts';
import type { Context } from '../contracts/index.ts';
import { updateAccount } from './queries.ts';

/** `POST /api/user/preferences`: what a person chose goes along to other browsers, where nothing else was chosen. */
export async function savePreferences({ body, services, me }: Context<SavePreferencesBody>): Promise<object> {
  await updateAccount(services.database, me.id, body);
  return {};
}
