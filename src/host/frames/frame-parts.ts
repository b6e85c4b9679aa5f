import type { Texts } from '../../i18n/translate.ts';
import type { Navigator } from '../../routes/navigator.ts';
import type { Scope } from '../../routes/scope.ts';
import type { Locale } from '../../types/start.ts';

/** What the guard of a frame needs of the host. */
export interface FrameParts {
  contextPath: string;
  text(key: string): string;
  /** All texts of a language. Rejects when they cannot be had. */
  allTexts(locale: Locale): Promise<Texts>;
  /** Hosts whose pages a tenant's page may show in a frame. */
  frameHosts(): readonly string[];
  /** What the company or app of a level is called, as far as this document knows it: else its key. */
  authorOf(scope: Scope): string;
  navigator: Pick<Navigator, 'destination' | 'place' | 'guard'>;
  /** Shows the person where the page wants to go, and goes there when the person says so. */
  hold(address: string, newWindow: boolean): void;
  /** Tells the person that the page does too much and has been slowed down. */
  slowed(): void;
}
