import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceBase } from '../../../kernel/services/service-base.ts';
import type { Words } from '../../../kernel/values/words.ts';
import type { TemplateContent } from '../content.ts';
import { buildContent, readSource } from './build-content.ts';

export { readWords } from './read-source.ts';
export { storeSamples } from './samples.ts';

/** A template that lies in files. */
export interface ShippedTemplate {
  id: string;
  name: string;
  names: Words | undefined;
  description: string;
  descriptions: Words | undefined;
  detail: string;
  details: Words | undefined;
  /** Its app, with samples for the preview. It is made when it is first needed. */
  content(): TemplateContent;
}

/** The shipped templates, in the order of `schemas/templates/app-templates.json`. */
export function shippedTemplates(base: Pick<ServiceBase, 'projectRoot' | 'texts'>): ShippedTemplate[] {
  const order = JSON.parse(
    readFileSync(join(base.projectRoot, 'schemas/templates/app-templates.json'), 'utf8'),
  ) as string[];
  return order.map((id) => {
    const { source, documents } = readSource(base, id);
    const { name, names, description, descriptions, detail, details, theme = '' } = source;
    let content: TemplateContent | undefined;
    return {
      ...{ id, name, names, description, descriptions, detail, details },
      content() {
        content ??= { ...buildContent(base, source), theme, widgets: [], documents };
        return content;
      },
    };
  });
}

/** The folder of the pictures of shipped templates, which `scripts` of the browser tests take. */
export const PICTURES = 'server-mock/platform/app-templates/shipped/pictures';
