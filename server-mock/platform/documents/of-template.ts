import type { Context } from '../../kernel/contracts/index.ts';
import { findEditable, type Place } from '../widget-templates/index.ts';
import { type Decision, errorPage, type Visit } from './decide.ts';

/** Where widget templates are edited, and where one is seen by itself, by the level that the address means. */
const PLACES: Record<string, Place> = {
  '/platform/widget-template/edit/:name': 'platform',
  '/company/:companyKey/widget-template/edit/:name': 'company',
  '/design/widget-template/edit/:name': 'app',
  '/admin/widget-template/:name': 'platform',
  '/company/:companyKey/widget-template/:name': 'company',
  '/company/:companyKey/app/:appKey/widget-template/:name': 'app',
};

/**
 * What an address of a widget template shows. The template says which company and app it is of. A template that this person may not change
 * is answered as one that does not exist.
 */
export async function ofExistingTemplate(
  { database, routeTable }: Context['services'],
  decision: Decision,
  { companies }: Pick<Visit, 'companies'>,
): Promise<Decision> {
  const place = 'redirect' in decision ? undefined : PLACES[decision.route?.path ?? ''];
  if ('redirect' in decision || !place) return decision;
  const { name = '', companyKey, appKey } = decision.params;
  const id = /^[1-9][0-9]{0,14}$/.test(name) ? Number(name) : 0;
  const found = await findEditable({ database }, { place, id, companyKey }, companies);
  const isElsewhere = appKey !== undefined && (found?.companyKey !== companyKey || found?.appKey !== appKey);
  if (!found || isElsewhere) return { ...errorPage(routeTable.current(), 404), shell: decision.shell };
  const { name: template, widgetType, ...keys } = found;
  const more = { area: 'widget-template', template, widgetType: String(widgetType), ...keys };
  return { ...decision, params: { ...decision.params, ...more }, more };
}
