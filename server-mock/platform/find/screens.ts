import { mayAdminister } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { screenName } from '../screens/index.ts';
import { folded } from './folded.ts';
import { type Found, type FoundIn, foundScreen, order } from './found.ts';

/** Screens that one search answers. */
const MOST_SCREENS = 5;

/** Companies whose screens one search looks at, those where something was opened last. */
const MOST_LEVELS = 5;

type Place = FoundIn & { id: number };

/** The companies whose screens a person may change. The membership decides, not the directory. */
async function administered({ services, me }: Context, companies: readonly Place[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const place of companies) {
    if (places.length >= MOST_LEVELS) break;
    const role = await services.companies.roleOf(place.id, me.id);
    if (mayAdminister({ role })) places.push(place);
  }
  return places;
}

/** The screens of one level with these words in their names or ids: those that start with them first, then by name. */
async function screensAt(context: Context, place: Place | null, words: string): Promise<Found[]> {
  const level = { companyId: place?.id ?? PLATFORM, appId: -1 };
  const listed = await context.services.screens.list(level);
  const later = ({ id, name }: { id: string; name: string }) =>
    Number(!id.startsWith(words) && !folded(name).startsWith(words));
  return listed
    .map(({ id }) => ({ id, name: screenName(context, id) }))
    .filter(({ id, name }) => id.includes(words) || folded(name).includes(words))
    .sort(
      (one, other) => later(one) - later(other) || order.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
    )
    .slice(0, MOST_SCREENS)
    .map((screen) => foundScreen(place, screen));
}

/** Screens that a person may change, of the platform and of companies in turn, so that no level hides those of the others. */
export async function screensWith(
  context: Context,
  companies: readonly Place[],
  { words, most }: { words: string; most: number },
): Promise<Found[]> {
  if (most <= 0) return [];
  const places = [...(context.me.isSuperAdmin ? [null] : []), ...(await administered(context, companies))];
  const levels: Found[][] = [];
  for (const place of places) levels.push(await screensAt(context, place, words));
  const inTurn = Array.from({ length: MOST_SCREENS }, (_, at) => levels.flatMap((found) => found[at] ?? []));
  return inTurn.flat().slice(0, Math.min(most, MOST_SCREENS));
}
