import type { FastifyInstance } from 'fastify';
import { widgetTemplatesContract } from '../../../src/types/generated/contracts/widget-templates.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { exportAllWidgetTemplates, exportWidgetTemplates } from './amis-file/export-file.ts';
import { importWidgetTemplates } from './amis-file/import-file.ts';
import { changeWidgetGroup, createWidgetGroup, deleteWidgetGroup, widgetGroupChoices, widgetGroups } from './groups.ts';
import { listWidgetTemplates } from './list.ts';
import { deleteWidgetTemplate, deleteWidgetTemplates } from './removal.ts';
import { keepWidgetScreenshot } from './screenshot.ts';
import { changeWidgetTemplate, copyWidgetTemplate, createWidgetTemplate, widgetTemplateContent } from './templates.ts';
import { useWidgetTemplate } from './uses.ts';

/** Widget templates and their groups. */
export function registerWidgetTemplates(app: FastifyInstance): void {
  const groups = { widgetGroups, widgetGroupChoices, createWidgetGroup, changeWidgetGroup, deleteWidgetGroup };
  const files = { exportWidgetTemplates, exportAllWidgetTemplates, importWidgetTemplates };
  defineOperations(app, widgetTemplatesContract, {
    ...{ listWidgetTemplates, createWidgetTemplate, changeWidgetTemplate, copyWidgetTemplate, widgetTemplateContent },
    ...{ deleteWidgetTemplate, deleteWidgetTemplates, useWidgetTemplate, keepWidgetScreenshot },
    ...groups,
    ...files,
  });
}
