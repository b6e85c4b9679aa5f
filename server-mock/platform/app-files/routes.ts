import type { FastifyInstance } from 'fastify';
import { appFilesContract } from '../../../src/types/generated/contracts/app-files.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { exportApp } from './export-app.ts';
import { importApp } from './import-app.ts';

/** Apps as files. */
export function registerAppFiles(app: FastifyInstance): void {
  defineOperations(app, appFilesContract, { exportApp, importApp });
}
