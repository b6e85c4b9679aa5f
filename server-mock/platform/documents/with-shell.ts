import { signInPage } from '../../../src/screens/sign-in-part.ts';
import type { ShellContext } from '../../../src/shell/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { type Form, noShell } from '../shells/index.ts';
import type { Showing } from './decide.ts';
import { type Gathered, gather, type Viewer } from './gather.ts';

/** What a document is filled with, and the static form of its page. */
export interface GatheredWithShell extends Gathered {
  shell: Form;
}

/** What a static form may depend on besides who looks. */
interface Address {
  /** The query string with its question mark. */
  search: string;
  /** The remembered sign-in method. */
  method: string | undefined;
}

/** Every layer above the built-in one may be given up in the same request. */
const mostLayers = 4;

/**
 * Gathers a document with the static form of its page, which the login document alone has. Where a layer's page cannot be
 * compiled, the layer below is gathered. Null when no layer has the screen.
 */
export async function gatherWithShell(
  services: Context['services'],
  showing: Showing,
  viewer: Viewer,
  { search, method }: Address,
): Promise<GatheredWithShell | null> {
  for (let layer = 0; ; layer += 1) {
    const gathered = await gather(services, showing, viewer);
    if (!gathered || showing.document !== 'login') return gathered && { ...gathered, shell: noShell };
    const { config, locale, texts, mobile, signIn, look } = gathered.start;
    const known = config.authTypes.find((type) => type === method);
    const signInForm = signIn && signInPage(signIn.schema);
    const context: ShellContext = {
      config,
      locale,
      texts,
      mobile,
      query: viewer.query,
      search,
      isTried: viewer.isTried ?? false,
      ...(look ? { look } : {}),
      ...(known ? { method: known } : {}),
      ...(signInForm ? { signIn: signInForm } : {}),
    };
    const form = signIn && `${signIn.layer} ${signIn.version}`;
    const beside = JSON.stringify([form, look, context.isTried]);
    const shell = await services.shells.of(gathered.screen, viewer.scope, context, {
      beside,
      isPatient: viewer.isTried ?? false,
    });
    if (shell !== 'given-up') return { ...gathered, shell };
    if (layer === mostLayers) return { ...gathered, shell: noShell };
  }
}
