import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { leavePath } from '../../../src/types/decoration.ts';
import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { Locale } from '../../../src/types/start.ts';
import { isPart } from '../../../src/validation/parts/include.ts';
import { publicConfig } from '../../kernel/configuration/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { followedLinks } from '../shells/index.ts';

/** A decoration as a document shows it. */
export interface Decoration {
  /** Markup without scripts; every link leads to the page that asks first. */
  html: string;
  /** Whether all nodes of the page are in it. */
  isWhole: boolean;
}

/**
 * The page that a look names, compiled to static markup in the process with limits for what tenants write. Null where the page is not
 * published, or cannot be compiled.
 * @param scope the level that set the look
 */
export async function decorationOf(
  services: Context['services'],
  scope: Scope,
  { decoration }: Pick<Required<LoginLook>, 'decoration'>,
  { locale, mobile }: { locale: Locale; mobile: boolean },
): Promise<Decoration | null> {
  const { config, screens, shells, texts, loginPages } = services;
  const screen = decoration ? await screens.resolve(scope, decoration) : null;
  if (!screen || !isTenantLayer(screen.layer) || isPart(screen.schema)) return null;
  const context = { config: publicConfig(config), locale, texts: texts.dictionary(locale).texts, mobile, query: {} };
  const form = await shells.of(screen, scope, context, { isPatient: true, isDecoration: true });
  if (form === 'given-up' || form.html === '') return null;
  const through = (to: string) =>
    `${config.contextPath}${leavePath}?${new URLSearchParams({ to, sign: loginPages.signLink(to) })}`.replaceAll(
      '&',
      '&amp;',
    );
  return { html: followedLinks(form.html, through), isWhole: form.covered };
}
