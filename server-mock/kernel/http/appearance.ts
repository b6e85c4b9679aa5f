import type { FastifyRequest } from 'fastify';
import type { Appearance } from '../../../src/types/start.ts';

export const appearances: readonly Appearance[] = ['light', 'dark', 'system'];

/** The look that was chosen in the browser of a request. */
export function chosenAppearance({ cookies }: FastifyRequest): Appearance | null {
  return appearances.find((each) => each === cookies?.['appearance']) ?? null;
}

/** Cookie, else the account's saved look, else what the device says. */
export function appearanceOf(request: FastifyRequest): Appearance {
  return chosenAppearance(request) ?? request.session?.appearance ?? 'system';
}
