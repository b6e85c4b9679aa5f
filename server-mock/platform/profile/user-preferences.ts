import { updateAccount } from '../../identity/accounts/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';

/** `POST /api/user/preferences`: what a person chose goes along to other browsers, where nothing else was chosen. */
export async function savePreferences({ body, services, me }: Call<'savePreferences'>) {
  await updateAccount(services.database, me.id, body);
  return {};
}
