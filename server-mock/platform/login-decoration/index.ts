import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { isOwnPath } from '../../../src/shell/addresses.ts';
import { leavePath } from '../../../src/types/decoration.ts';
import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import type { Locale } from '../../../src/types/start.ts';
import { isPart } from '../../../src/validation/parts/include.ts';
import { publicConfig } from '../../kernel/configuration/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';

/** The markup of a decoration. Otherwise the reason why there is none: `gone`: the page is not published. `costly`: it takes too long. `empty`: it shows nothing. */
export type Decoration = { html: string; isWhole: boolean } | 'gone' | 'costly' | 'empty';

/** Pages of ours that do something when they are opened. */
const ACTS = /^\/(?:auth|api|logout)(?:[/?#]|$)/;

/**
 * Where a link leads, in ASCII, so that people can read whose it is: another site by http, or a path of ours. Undefined for addresses with
 * somebody's name in front of the host, and for all others.
 */
function destinationOf(address: string): string | undefined {
  if (isOwnPath(address)) {
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    return ACTS.test(pathname) ? undefined : pathname + search + hash;
  }
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

/** Whether cleaned markup, in which `<` begins tags alone, has a word or a picture. */
const showsSomething = (html: string): boolean =>
  html.includes('<img ') || html.split('<').some((part) => part.slice(part.indexOf('>') + 1).trim() !== '');

/**
 * The page that a look names, compiled to static markup in the process with limits for what tenants write.
 * @param scope the level that set the look
 */
export async function decorationOf(
  services: Context['services'],
  scope: Scope,
  { decoration }: Pick<Required<LoginLook>, 'decoration'>,
  { locale, mobile }: { locale: Locale; mobile: boolean },
): Promise<Decoration> {
  const { config, screens, shells, texts, loginPages } = services;
  const screen = decoration ? await screens.resolve(scope, decoration) : null;
  if (!screen || !isTenantLayer(screen.layer) || isPart(screen.schema)) return 'gone';
  const from = scope.app?.name || scope.company?.name || '';
  const through = (address: string) => {
    const to = destinationOf(address);
    return to && `${config.contextPath}${leavePath}?${loginPages.leavingQuery(to, from)}`;
  };
  const context = { config: publicConfig(config), locale, texts: texts.dictionary(locale).texts, mobile, query: {} };
  const form = await shells.of(screen, scope, context, { isPatient: true, through });
  if (form === 'given-up' || form.html === '') return 'costly';
  return showsSomething(form.html) ? { html: form.html, isWhole: form.covered } : 'empty';
}
