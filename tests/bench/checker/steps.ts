import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import routes from '../../../schemas/routes.json' with { type: 'json' };
import { operations } from '../../../src/types/generated/operations.ts';
import type { RouteTable } from '../../../src/types/start.ts';
import { validateScreen } from '../../../src/validation/index.ts';
import { testSteps } from '../twice-the-steps.ts';
import type { Make } from './make-input.ts';

const options = { texts: en, keys: new Set(Object.keys(en)), operations, routes: routes as RouteTable };

/** Checks a page with all that the checker can know of the product. */
export const check = (page: string) => validateScreen(page, options);

/** Has a test for each of these inputs of `size` signs: twice the signs take at most twice the steps. */
export function testCheckerSteps(inputs: Readonly<Record<string, Make>>, size: number): void {
  // What is more than twice is for what is done once a page.
  testSteps(inputs, { size, most: 2.3, work: check, warmUp: () => check('{"type":"page","body":"i18n:a"}') });
}
