import type { Layer, ScreenAnswer } from '../../../src/types/start.ts';

export interface ResolvedScreen extends ScreenAnswer {
  /** Strong entity tag of this very content. */
  etag: string;
  /** Overrides that were passed over because they no longer validate. */
  rejected: { layer: Layer; version: number; message: string }[];
}
