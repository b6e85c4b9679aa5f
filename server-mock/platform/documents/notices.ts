import type { Locale, Notice, User } from '../../../src/types/start.ts';
import { mayBuild } from '../../kernel/contracts/access.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { ResolvedScreen } from '../screens/index.ts';
import type { Screens } from '../screens/service.ts';

/** What an administrator of the level should know about the screens on a page; nothing for anybody else. */
export async function noticesFor(
  { screens, texts }: Pick<ServiceBase, 'texts'> & { screens: Screens },
  { user, scope, locale }: { user: User | null; scope: Scope; locale: Locale },
  shown: ResolvedScreen[],
): Promise<Notice[]> {
  const administers = user?.isSuperAdmin || mayBuild(scope);
  if (!administers) return [];
  const notices: Notice[] = [];
  for (const screen of shown) {
    for (const { id, layer, message } of screen.rejected) {
      notices.push({ kind: 'override-invalid', screen: id, layer, message });
    }
    for (const override of [screen, ...screen.overriding.filter(({ id }) => id !== screen.id)]) {
      for (const code of new Set(await screens.failures(scope, override))) {
        const message = texts.text(locale, `host.failure.${code}`);
        notices.push({ kind: 'override-failed', screen: override.id, layer: override.layer, message });
      }
    }
  }
  return notices;
}
