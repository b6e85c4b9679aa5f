import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { everyScreen } from './every-screen.ts';
import { useEveryScreen } from './every-visitor.ts';
import { expectInOrder } from './look-at.ts';
import { LOCALES } from './platform.ts';

/** Each screen in one language, width and look, in turn. `every-screen.deep.test.ts` has all of each, and more states. */
const cases = everyScreen
  .filter(({ again }) => !again)
  .map((screen, place) => ({
    screen,
    locale: LOCALES[place % 2]!,
    width: place % 4 < 2 ? ('wide' as const) : ('narrow' as const),
    look: place % 8 < 4 ? ('light' as const) : ('dark' as const),
  }));

onOneEngine((engine) => {
  const { visitAs } = useEveryScreen(engine);

  it.each(cases)(
    '$screen.name is in order and accessible: $locale, $width, $look',
    async ({ screen, look, ...way }) => {
      const opened = await visitAs(screen, way.locale);
      await opened.page.emulateMedia({ colorScheme: look });
      await expectInOrder(opened, { ...screen, picture: screen.name }, way);
      expect(await accessibilityViolations(opened.page)).toEqual([]);
      expect(opened.complaints()).toEqual([]);
    },
  );
});
