import type { FastifyInstance } from 'fastify';
import { appTemplatesContract } from '../../../src/types/generated/contracts/app-templates.ts';
import { type Call, defineOperations, listPage } from '../../kernel/contracts/index.ts';
import { appTemplatePicture } from './pictures.ts';
import {
  changeAppTemplate,
  listPublishedTemplates,
  publishAppTemplate,
  templateApps,
  withdrawAppTemplate,
} from './publish.ts';
import { templateFor, templatesFor } from './template-rows.ts';

/** `GET /api/apptemplate/list`. */
async function listAppTemplates(context: Call<'listAppTemplates'>) {
  const templates = await templatesFor(context);
  const listed = templates.map(({ id, name, description, logo, installTimes, previewKey }) => ({
    ...{ id, name, description, logo, installTimes, previewKey },
  }));
  return listPage(context, listed);
}

/** `GET /api/apptemplate/{templateId}`. Throws `not-found`. */
async function readAppTemplate(context: Call<'readAppTemplate'>) {
  const { isShipped, createdAt, ...template } = await templateFor(context, context.params.templateId);
  return template;
}

/** The template center, and its administration. */
export function registerAppTemplates(app: FastifyInstance): void {
  const published = {
    listPublishedTemplates,
    templateApps,
    publishAppTemplate,
    changeAppTemplate,
    withdrawAppTemplate,
  };
  defineOperations(app, appTemplatesContract, { listAppTemplates, readAppTemplate, appTemplatePicture, ...published });
}
