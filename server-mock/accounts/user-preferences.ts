import type { Call } from '../contracts/index.ts';
import { updateAccount } from './queries.ts';

/** `POST /api/user/preferences`: what a person chose goes along to other browsers, where nothing else was chosen. */
export async function savePreferences({ body, services, me }: Call<'savePreferences'>) {
  await updateAccount(services.database, me.id, body);
  return {};
}
