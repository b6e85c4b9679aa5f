import type { Answer, Person } from '../person.ts';

/** The path of our own site in an address. */
export const pathOf = (address: string, { base }: Person): string =>
  address.startsWith(base) ? address.slice(base.length) : address;

/** What a browser sends along with a step from our sign-in page. */
export const fromSignIn = (person: Person): Record<string, string> => ({ referer: `${person.base}/login` });

/** Sets out for a provider from our sign-in page and answers the provider's address. */
export async function setOut(person: Person, method: string, query = ''): Promise<string> {
  const answer = await person.get(`/auth/${method}${query}`, fromSignIn(person));
  return answer.headers.get('location') ?? '';
}

/** Agrees (or not) at the provider and answers our address that it leads the browser back to. */
export async function decide(
  address: string,
  person: Person,
  decision: 'approve' | 'refuse' = 'approve',
): Promise<string> {
  const url = new URL(address);
  url.searchParams.set(decision, '1');
  const answer = await fetch(url, { redirect: 'manual' });
  return pathOf(answer.headers.get('location') ?? '', person);
}

/** All the way: to the provider, back with what it gives, and in. */
export async function signInBy(person: Person, method: string, query = ''): Promise<Answer> {
  const back = await decide(await setOut(person, method, query), person);
  return person.get(back, { 'sec-fetch-dest': 'document' });
}
