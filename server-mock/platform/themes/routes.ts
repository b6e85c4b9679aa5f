import type { FastifyInstance } from 'fastify';
import { themesContract } from '../../../src/types/generated/contracts/themes.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';
import { changeTheme, chooseTheme, createTheme, exportTheme, importTheme, removeTheme } from './calls.ts';
import { themeInForce as inForce, publishedSheet } from './in-force.ts';
import { listThemes, themePresets } from './theme-rows.ts';
import { dropThemeDraft, publishTheme, readTheme, rollbackTheme, saveThemeDraft, themeVersions } from './versions.ts';

/** `GET {prefix}/theme/{id}.css`: with the tag of its content in the address it never changes. */
async function themeSheet({ services, scope, params, query, request, reply }: Call<'themeSheet'>) {
  const sheet = await publishedSheet(services, scope, params.sheet.slice(0, -'.css'.length));
  if (!sheet) throw fail('not-found');
  reply.type('text/css; charset=utf-8');
  if (answeredFresh(request, reply, `"${sheet.tag}"`)) return reply;
  if (query.v === sheet.tag) reply.header('Cache-Control', 'public, max-age=31536000, immutable');
  return reply.send(sheet.css);
}

/** `GET {prefix}/theme/in-force`. */
async function themeInForce({ services, scope }: Call<'themeInForce'>) {
  const found = await inForce(services, scope);
  if (!found) return { theme: null };
  const { id, tag, isDark, css } = found;
  return { theme: { id, tag, isDark, css } };
}

/** The themes of the platform, of companies and of apps. */
export function registerThemes(app: FastifyInstance): void {
  defineOperations(app, themesContract, {
    listThemes,
    themePresets,
    themeInForce,
    themeSheet,
    createTheme,
    importTheme,
    exportTheme,
    readTheme,
    changeTheme,
    chooseTheme,
    saveThemeDraft,
    dropThemeDraft,
    publishTheme,
    themeVersions,
    rollbackTheme,
    removeTheme,
  });
}
