import { includesIn, MOST_DIFFERENT_PARTS } from '../../../../src/validation/parts/compose.ts';
import { isPart } from '../../../../src/validation/parts/include.ts';
import type { Call } from '../../../kernel/contracts/index.ts';
import { Failure } from '../../../kernel/errors/fail.ts';
import { requireRead } from '../calling.ts';
import { idOf } from '../get-screen.ts';
import type { ListedScreen } from '../list.ts';
import type { Source } from '../source.ts';
import { holders } from './fold.ts';
import { nameOf } from './rows.ts';

type Context = Call<'getScreenParts'>;

/** Published screens of a level that are looked through for a part. */
const MOST_LOOKED_THROUGH = 200;

/** Finds the pages that show a part: shipped ones, as far as the level has not put its own in their place, and its own. */
async function pagesShowing(
  { services, scope }: Context,
  listed: ReadonlyMap<string, ListedScreen>,
): Promise<(part: string) => string[]> {
  const { screens } = services;
  const published = [...listed.values()].filter(({ version }) => version > 0).slice(0, MOST_LOOKED_THROUGH);
  const own = await screens.includesAmong(scope, published);
  const placesOf = screens.places();
  const naming = (part: string) => [...own].filter(([, { names }]) => names.includes(part)).map(([id]) => id);
  return holders(
    (id) => ({ pages: [...placesOf(id).pages.filter((page) => !own.has(page)), ...naming(id)] }),
    (id) => own.get(id)?.isPart ?? isPart(screens.shipped(id)),
  );
}

/** A part as an editor begins with it; null where nobody has it. */
async function sourceOf({ services, scope }: Context, id: string): Promise<Source | null> {
  try {
    return await services.screens.source(scope, id);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** `GET …/parts`. What stands in a part that the level may not change is not its own either. */
export async function screenParts(context: Context) {
  const { services, scope, params } = context;
  await requireRead(context);
  const id = idOf(params);
  const page = await services.screens.source(scope, id);
  const listed = new Map((await services.screens.list(scope)).map((screen) => [screen.id, screen]));
  const over = await pagesShowing(context, listed);
  const found = new Map<string, Source>();
  const waiting = [...includesIn(page.schema)];
  for (const part of waiting) {
    if (found.has(part) || !listed.has(part) || found.size >= MOST_DIFFERENT_PARTS) continue;
    const source = await sourceOf(context, part);
    if (!source || !isPart(source.schema)) continue;
    found.set(part, source);
    waiting.push(...includesIn(source.schema));
  }
  const versionOf = (screen: string) => listed.get(screen)?.version ?? 0;
  return {
    version: versionOf(id),
    parts: [...found].map(([part, { schema, isDraft, revision, withoutDraft }]) => {
      const pages = new Set([...over(part), ...(isPart(page.schema) ? [] : [id])]);
      const names = [...pages].map((each) => nameOf(context, each));
      const source = { schema, isDraft, revision, ...(withoutDraft && { withoutDraft }) };
      return { id: part, name: nameOf(context, part), ...source, version: versionOf(part), pages: names };
    }),
  };
}
