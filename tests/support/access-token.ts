import type { AddAccessTokenAnswer } from '../../src/types/generated/contracts/access-tokens.ts';
import { Person } from './person.ts';

/** Configuration with which access tokens exist. */
export const tokenEnvironment = { PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true' };

/** Makes an access token in a person's name. */
export async function makeToken(person: Person, level: string, right: 'read' | 'draft' | 'publish'): Promise<string> {
  const body = { name: `${right} ${level}`, level, right, days: 1 };
  const { json } = await person.post<AddAccessTokenAnswer>('/api/user/access-tokens/add', body);
  return json.data.token;
}

/** A program that calls with a token: no cookie, no `Origin`. */
export function programWith(base: string, token: string): Person {
  const caller = new Person(base, { authorization: `Bearer ${token}`, 'accept-language': 'en' });
  delete caller.headers['origin'];
  return caller;
}
