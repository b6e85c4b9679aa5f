import type { FastifyRequest } from 'fastify';
import type { Appearance } from '../../../src/types/start.ts';

const appearances: readonly unknown[] = ['light', 'dark', 'system'] satisfies Appearance[];

/** The look that was chosen in the browser of a request. */
export function chosenAppearance({ cookies }: FastifyRequest): Appearance | null {
  const chosen = cookies?.['appearance'];
  return appearances.includes(chosen) ? (chosen as Appearance) : null;
}

/** Cookie, else the account's saved look, else what the device says. */
export function appearanceOf(request: FastifyRequest): Appearance {
  return chosenAppearance(request) ?? request.session?.appearance ?? 'system';
}
