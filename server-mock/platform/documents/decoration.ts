import type { FastifyInstance } from 'fastify';
import { resolveMarkers } from '../../../src/shell/index.ts';
import { DECORATION_SANDBOX, decorationPath } from '../../../src/types/decoration.ts';
import { shownHost } from '../../kernel/addresses/own-origins.ts';
import { addressOf } from '../../kernel/contracts/wants-document.ts';
import { appearanceOf, appearances } from '../../kernel/http/appearance.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import { decorationOf } from '../login-decoration/index.ts';
import { lookOfState, shownLogin } from '../login-page/index.ts';
import { loginScope } from './login-page.ts';
import { isMobile } from './mobile.ts';
import { decorationHeaders } from './policy.ts';
import { BUILT, type Templates, withoutScripts } from './template.ts';

/** Picture and colour of the look are seen behind the page, unless the page has a ground of its own. */
const STYLE = '<style>html,body,.cxd-Page,.cxd-Page-body{background:none}.cxd-Page-body{padding:2rem}</style>';

/** Marks of what other documents are filled with. */
const MARKS = /<!--pagewright:[a-z-]+-->/g;

/**
 * Serves what a company or an app has designed around the sign-in form: a static document for the frame of the node `decoration`. Its policy
 * takes away scripts, origin, session and network. A token with a look that is tried stands for the look that is set.
 */
export function registerDecoration(app: FastifyInstance, templates: Templates): void {
  const { services } = app;
  app.get(decorationPath, async (request, reply) => {
    // Opened alone it would be a page of a company at an address of the platform.
    if (request.headers['sec-fetch-dest'] === 'document') return app.showNotFound(request, reply);
    const { query } = addressOf(request);
    const scope = await loginScope(services, query);
    const link = query['preview'] === undefined ? null : services.screens.readPreview(query['preview']);
    const isHere = link?.companyId === scope.companyId && link.appId === scope.appId;
    const tried = link && isHere ? lookOfState(link.state) : null;
    const { by, look } = await shownLogin(services, scope, '', async () => ({}));
    const { app: _, ...company } = scope;
    const level = !tried && by === 'company' ? { ...company, level: 'company' as const, appId: -1 } : scope;
    // The frame's request has no cookies: the page around it names its language and look.
    const locale = locales.find((each) => each === query['locale']) ?? services.texts.localeOf(request);
    const appearance = appearances.find((each) => each === query['appearance']) ?? appearanceOf(request);
    const wanted = tried ?? look;
    const shown =
      wanted && (await decorationOf(services, level, wanted, { locale, mobile: isMobile(request.headers) }));
    const marks = { covered: false, locale, appearance };
    const template = templates('share');
    const html = resolveMarkers(withoutScripts(template), marks)
      .replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`)
      .replace('</head>', () => `${STYLE}</head>`)
      .replace('<!--pagewright:shell-->', () => (typeof shown === 'object' && shown ? shown.html : ''))
      .replaceAll(MARKS, '');
    const host = template.includes(BUILT) ? shownHost(request) : undefined;
    return reply.headers(decorationHeaders(services.config, DECORATION_SANDBOX, host)).send(html);
  });
}
