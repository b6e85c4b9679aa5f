import { componentHosts } from '../../../src/custom-components/component-host.ts';
import type { DocumentKind } from '../../../src/types/start.ts';
import { weixinPage } from '../../identity/providers/index.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { mobileHeaders } from './mobile.ts';

/** The origins of configured images that lie elsewhere. */
function imageOrigins({ logo, loginBackground }: Configuration): string[] {
  return [logo, loginBackground].filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}

/** A host with its port, as a policy takes it. */
const HOST = /^[\w.-]+(?::\d+)?$/;

/**
 * Where the platform's own files lie. A tenant's page has a document of its own, and the canvas of the editor draws the pages of others before
 * anybody has checked them. No other address of the platform is loaded there, whatever a page and its styles name.
 */
function ownFiles(
  isOthers: boolean,
  { contextPath, logo, loginBackground }: Configuration,
  host: string | undefined,
): { files: string[]; pictures: string[] } {
  if (!isOthers || !host || !HOST.test(host)) return { files: ["'self'"], pictures: ["'self'"] };
  const here = (path: string) => `${host}${path}`;
  const files = [here(`${contextPath}/assets/`)];
  const configured = [logo, loginBackground].filter((path) => /^\/[\w./-]+$/.test(path)).map(here);
  return { files, pictures: [...files, here(`${contextPath}/api/upload/`), ...configured] };
}

/**
 * What a document may show in a frame: the platform's own pages, the sites that tenants may show, and WeChat's code where people sign in
 * with it. A page of a tenant, shared or not, shows custom components and those sites alone; one that is edited shows components alone.
 * @param host the host that has the components; absent where that is not known
 */
function frameSources(
  kind: DocumentKind,
  { authTypes, weixin, frameHosts, contextPath, componentHost }: Configuration,
  host: string | undefined,
): string[] {
  const isKnown = host !== undefined && HOST.test(host);
  const components = isKnown
    ? `${componentHosts(host, componentHost)}${contextPath}/component/`
    : "'self' *.localhost:*";
  if (kind === 'editor') return [components];
  if (kind === 'share') return [components, 'blob:', ...frameHosts.map((site) => `https://${site}`)];
  const page = weixinPage(weixin);
  const code = kind === 'login' && authTypes.includes('weixin') && URL.canParse(page) ? [new URL(page).origin] : [];
  const others = kind === 'app' && components.startsWith('*') ? [components] : [];
  return ["'self'", 'blob:', ...others, ...frameHosts.map((host) => `https://${host}`), ...code];
}

/** src/hardening makes `pagewright` and `default`; DOMPurify and TinyMCE make `dompurify`, once in a document. */
const ownPolicies = ['pagewright', 'default', 'dompurify'];

/** Monaco, the code editor of amis, makes these when a page shows one; no page to sign in needs it. */
const editorPolicies = [
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorGhostText',
  'editorViewLayer',
  'standaloneColorizer',
  'tokenizeToString',
];

/** A value of `connect-src`. */
type Network = "'self'" | "'none'";

/** The names of the Trusted Types policies that a document's scripts may make; a second one of a name is refused, too. */
export function trustedTypesNames(kind: DocumentKind): string[] {
  return kind === 'login' ? ownPolicies : [...ownPolicies, ...editorPolicies];
}

/** What a policy depends on beside the document and the configuration. */
interface PolicyOptions {
  /** The script of somebody else that the operator wants on this page. */
  guest?: URL | null;
  /** Where the document may send calls. */
  network?: Network;
  /**
   * Nothing on the page may be used: no script, no form, no session. The sandbox would allow scripts, so that the page looks as it does
   * where there are some.
   */
  isInert?: boolean;
  /** An inert page has its origin still, so that a page of the platform around it can change its styles. */
  isDressed?: boolean;
  /** The host that the document was asked of, with its port; absent where files lie elsewhere, as in development. */
  host?: string | undefined;
}

/**
 * The content security policy of a document. Scripts come from our own files alone: no inline script, no eval, and
 * Trusted Types guard the DOM's own ways to run text (src/hardening makes the policies). The editor document does without Trusted Types:
 * its canvas is a frame with a window of its own, whose markup React and amis-editor write.
 * A shared page is written by a tenant and may be hostile: a sandbox gives it an opaque origin, so that no session, storage or cookie of
 * the platform is in reach.
 * Where the operator wants somebody else's script on a page, that one runs there as it was written, without Trusted Types.
 */
export function contentSecurityPolicy(
  kind: DocumentKind,
  config: Configuration,
  { guest = null, network = "'self'", isInert = false, isDressed = false, host }: PolicyOptions = {},
): string {
  const { files, pictures } = ownFiles(kind === 'editor' || network === "'none'", config, host);
  const images = [...pictures, 'data:', 'blob:', ...new Set(imageOrigins(config))];
  const directives = [
    "default-src 'none'",
    isInert ? "script-src 'none'" : `script-src 'self'${guest ? ` ${guest.origin}` : ''}`,
    `style-src ${files.join(' ')} 'unsafe-inline'`,
    `img-src ${images.join(' ')}`,
    `font-src ${files.join(' ')} data:`,
    `connect-src ${network}`,
    `media-src ${pictures.join(' ')} blob:`,
    "worker-src 'self' blob:",
    `frame-src ${frameSources(kind, config, host).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...config.frameAncestors].join(' ')}`,
  ];
  if (kind !== 'editor' && !guest) {
    directives.push("require-trusted-types-for 'script'", `trusted-types ${trustedTypesNames(kind).join(' ')}`);
  }
  if (kind === 'share') directives.push('sandbox allow-scripts allow-forms allow-popups allow-downloads');
  if (isInert) directives.push(`sandbox allow-scripts${isDressed ? ' allow-same-origin' : ''}`);
  return directives.join('; ');
}

/** The headers that every document carries. */
export function documentHeaders(
  kind: DocumentKind,
  config: Configuration,
  options: PolicyOptions = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(kind, config, options),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), picture-in-picture=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    Vary: `Cookie, Accept-Language, Accept-Encoding, ${mobileHeaders}`,
  };
}

/**
 * The headers of the document that a tenant's page is drawn in, inside a document of the platform: those of a shared page, without any
 * network. The document around sends its calls.
 */
export const tenantPageHeaders = (config: Configuration, host: string | undefined): Record<string, string> =>
  documentHeaders('share', config, { network: "'none'", host });

/** The headers of a shared page: those of a tenant's page. Its links open windows that have an origin, as those of other sites have. */
export function sharedPageHeaders(config: Configuration, host: string | undefined): Record<string, string> {
  const headers = tenantPageHeaders(config, host);
  const policy = headers['Content-Security-Policy']!;
  return { ...headers, 'Content-Security-Policy': `${policy} allow-popups-to-escape-sandbox` };
}

/** The headers of a shared text: a document without scripts, forms, frames and origin. Its links work. */
export function sharedTextHeaders(config: Configuration, host: string | undefined): Record<string, string> {
  const policy = contentSecurityPolicy('share', config, { network: "'none'", isInert: true, host })
    .split('; ')
    .filter((directive) => !/^(sandbox|frame-src|form-action|worker-src)\b/.test(directive));
  const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
  return {
    ...documentHeaders('share', config),
    'Content-Security-Policy': [...policy, "form-action 'none'", sandbox].join('; '),
  };
}

/**
 * The headers of the decoration of a sign-in page: a static document of a company, in a frame of the platform's. It stands in frames of any
 * document, because a sandboxed one that is tried has no origin to be named; there is nothing in it that a click could do for anybody.
 */
export function decorationHeaders(
  config: Configuration,
  sandbox: string,
  host: string | undefined,
): Record<string, string> {
  const policy = contentSecurityPolicy('share', config, { network: "'none'", isInert: true, host })
    .split('; ')
    .filter((directive) => !/^(sandbox|frame-ancestors|frame-src|form-action|worker-src)\b/.test(directive));
  return {
    ...documentHeaders('share', config),
    'Content-Security-Policy': [...policy, "form-action 'none'", `sandbox ${sandbox}`].join('; '),
  };
}
