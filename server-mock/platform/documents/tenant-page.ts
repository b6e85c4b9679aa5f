import type { FastifyInstance } from 'fastify';
import { resolveMarkers } from '../../../src/shell/index.ts';
import { tenantPagePath } from '../../../src/types/tenant-page.ts';
import { shownHost } from '../../kernel/addresses/own-origins.ts';
import { appearanceOf } from '../../kernel/http/appearance.ts';
import { tenantPageHeaders } from './policy.ts';
import { BUILT, type Templates } from './template.ts';

/** Marks of what other documents are filled with. */
const MARKS = /<!--pagewright:[a-z-]+-->/g;

/**
 * Serves the document that a tenant's page is drawn in. It is the same for every page and reader: the document around it hands over the
 * page once this one is there. Its policy takes away origin, session and network.
 */
export function registerTenantPage(app: FastifyInstance, templates: Templates): void {
  const { services } = app;
  app.get(tenantPagePath, (request, reply) => {
    // Opened alone it would stay empty.
    if (request.headers['sec-fetch-dest'] === 'document') return app.showNotFound(request, reply);
    const locale = services.texts.localeOf(request);
    const marks = { covered: false, locale, appearance: appearanceOf(request) };
    const template = templates('share');
    const html = resolveMarkers(template, marks).replace(/<html lang="[^"]*"/, () => `<html lang="${locale}"`);
    const host = template.includes(BUILT) ? shownHost(request) : undefined;
    return reply.headers(tenantPageHeaders(services.config, host)).send(html.replaceAll(MARKS, ''));
  });
}
