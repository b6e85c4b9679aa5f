import type { FastifyInstance } from 'fastify';
import { appsContract } from '../../../src/types/generated/contracts/apps.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { archiveApp, changeApp, createApp, listApps, readApp } from './apps.ts';
import { freeAppKey, freePageKey } from './free-key.ts';
import { changeAppMember, listAppMembers } from './members.ts';
import { removedPages, removePage, restorePage } from './page-removal.ts';
import { readText, writeText } from './page-text.ts';
import { changePage, createPage } from './pages.ts';
import { removeApp, removedApps, restoreApp } from './removal.ts';

/** The apps of companies and their pages. */
export function registerApps(app: FastifyInstance): void {
  const pages = { createPage, changePage, removePage, removedPages, restorePage, readText, writeText };
  defineOperations(app, appsContract, {
    listApps,
    createApp,
    readApp,
    changeApp,
    freeAppKey,
    freePageKey,
    archiveApp,
    removeApp,
    removedApps,
    restoreApp,
    listAppMembers,
    changeAppMember,
    ...pages,
  });
}
