import type { Make } from './make-input.ts';
import { worstPages } from './worst-pages.ts';
import { worstSyntax } from './worst-syntax.ts';
import { worstTexts } from './worst-texts.ts';

/** Documents of any size, by what they are full of: what has brought checkers to their knees. */
export const worstInputs: Readonly<Record<string, Make>> = { ...worstPages, ...worstTexts, ...worstSyntax };
