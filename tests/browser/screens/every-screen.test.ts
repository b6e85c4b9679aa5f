import { expect, it } from 'vitest';
import { accessibilityViolations } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { everyScreen } from './every-screen.ts';
import { useEveryScreen } from './every-visitor.ts';
import { expectSight } from './look-at.ts';
import { LOCALES, WIDTHS } from './platform.ts';

/** Each screen in one language, width and look, in turn. `every-screen.deep.test.ts` has all of each, and more states. */
const cases = everyScreen
  .filter(({ again }) => !again)
  .map((screen, place) => ({
    screen,
    width: place % 2 === 0 ? ('wide' as const) : ('narrow' as const),
    look: place % 4 < 2 ? ('light' as const) : ('dark' as const),
    locale: LOCALES[place % 24 < 12 ? 0 : 1]!,
  }));

onOneEngine((engine) => {
  const { visitAs } = useEveryScreen(engine);

  it.each(cases)(
    '$screen.name is in order and accessible: $locale, $width, $look',
    async ({ screen, look, width, locale }) => {
      const { page, go, complaints } = await visitAs(screen, locale);
      await page.setViewportSize({ width: WIDTHS[width], height: 800 });
      await page.emulateMedia({ colorScheme: look });
      await go();
      await expectSight(page, screen, locale);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(complaints()).toEqual([]);
    },
  );
});
