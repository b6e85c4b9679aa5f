import { isPart } from '../../../src/validation/parts/include.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { ListedScreen } from '../screens/index.ts';

/** Pages with names of their own that are offered: the database looks at each to know whether it is a page. */
const MOST = 100;

/**
 * The published pages of a level that have names of their own; no parts.
 * @param wanted a page that is among them however many there are
 */
export async function ownPages(
  { services, scope }: Pick<Context, 'services' | 'scope'>,
  wanted = '',
): Promise<ListedScreen[]> {
  const { screens } = services;
  const named = (await screens.list(scope))
    .filter(({ id, layer }) => layer === scope.level && !screens.shipped(id))
    .filter(({ id }, at) => at < MOST || id === wanted);
  const pages = new Set(
    await screens.pagesAmong(
      scope,
      named.filter(({ version }) => version > 0),
    ),
  );
  for (const { id } of named.filter(({ version }) => version === 0)) {
    const screen = await screens.resolve(scope, id);
    if (screen && !isPart(screen.source)) pages.add(id);
  }
  return named.filter(({ id }) => pages.has(id));
}
