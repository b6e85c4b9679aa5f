import type { Message } from '../../../src/validation/index.ts';
import { requireSameRight } from '../../identity/sessions/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import type { Actor } from './actor.ts';
import { layerOf } from './level.ts';

/** Who makes a call that changes a screen. */
export const actorOf = (context: Context): Actor => {
  const { me, request, locale } = context;
  return {
    user: me,
    address: request.ip,
    locale,
    token: request.accessToken?.name,
    requireRight: () => requireSameRight(context),
  };
};

/** The query that shows a state of a level's screen, its draft unless another is named, on the page where the screen appears. */
export function previewQuery(
  { services, scope }: Pick<Context, 'services' | 'scope'>,
  id: string,
  state = 'draft',
): string {
  const { companyId, appId } = scope;
  return `?preview=${services.screens.previewToken({ companyId, appId, id, state })}`;
}

/** What the checker says, without the file: the page is in none. */
export const shown = (messages: Message[]) => messages.map(({ file, ...message }) => message);

/** Lets an account look at whole lists, differences and files no more often than it may; all of them count together. */
export const requireRead = ({ services, me }: Pick<Context, 'services' | 'me'>) =>
  requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);

/**
 * Reading how a screen is written needs the right to override it at that level. What lies below belongs to the platform, which may show
 * it to its administrators alone. Throws `screen-not-overridable`.
 */
export function requireOverridable({ services, scope }: Pick<Context, 'services' | 'scope'>, id: string): void {
  if (!services.screens.mayEdit(layerOf(scope), id)) throw fail('screen-not-overridable');
}
