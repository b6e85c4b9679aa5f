import type { AmisPage } from '../../../src/types/amis.ts';
import type { Layer, ScreenAnswer, ScreenPart } from '../../../src/types/start.ts';

/** An override that was passed over because it does not validate. */
export interface Rejected {
  /** The screen that it is an override of: the page, or one of its parts. */
  id: string;
  layer: Layer;
  version: number;
  message: string;
}

/** An override that stands in a screen. */
export interface Overriding {
  id: string;
  layer: Layer;
  version: number;
}

export interface ResolvedScreen extends ScreenAnswer {
  /** The parts that were put in place. */
  parts: (ScreenPart & { pointer: string })[];
  /** Strong entity tag of this very content. */
  etag: string;
  rejected: Rejected[];
  /** The screen's own definition, before its parts were put in place. */
  source: AmisPage;
  /** The overrides that this screen is made of, the newest first. */
  overriding: Overriding[];
}
