import type { Api } from 'amis-core/lib/types';
import type {
  ListWidgetTemplatesAnswer,
  Template,
  WidgetGroupsAnswer,
  WidgetTemplateContentAnswer,
  WidgetType,
} from '../../types/generated/contracts/widget-templates.ts';
import type { Call, Reply } from '../session/calls.ts';

/** The widget templates that a page can take, and what the level of the page makes new ones as. */
export interface LoadedTemplates {
  templates: readonly Template[];
  /** The type that a new template has; null: the level makes none. */
  widgetType: WidgetType | null;
}

/** The calls for templates, which the node of the editor names. */
export interface TemplateApis {
  /** Lists those that are enabled, by `page`. */
  templatesApi: Api;
  templateGroupsApi: Api;
  /** What the template with an `id` shows. */
  templateApi: Api;
  /** Counts that a page was given a copy of the template with an `id`. */
  templateUsedApi: Api;
  /** Keeps a picture, `file`, of the template with an `id`. */
  screenshotApi: Api;
}

/** What takes the templates. */
export interface TemplateTarget {
  /** The type of the template that is edited; undefined: a page is. */
  widgetType: number | undefined;
  /** The id of that template. */
  template?: number | undefined;
  /** It is of an app, which uses some types alone. */
  isApp: boolean;
}

/** The types whose components a page in a browser has. */
const OF_BROWSERS: readonly WidgetType[] = [0, 1];

/** Whether a target can take templates of a type. */
function takes({ widgetType, isApp }: TemplateTarget, type: WidgetType): boolean {
  if (widgetType === undefined) return isApp || OF_BROWSERS.includes(type);
  return type === widgetType || (OF_BROWSERS.includes(type) && OF_BROWSERS.includes(widgetType as WidgetType));
}

/** Templates that an answer holds at most, and how many answers are asked for: more would make the palette slow. */
const PER_PAGE = 100;
const MOST_PAGES = 5;

/** The enabled templates that the level of a page sees and whose type the page can take. None where they cannot be read. */
export async function loadTemplates(
  call: Call,
  { templatesApi, templateGroupsApi }: TemplateApis,
  target: TemplateTarget,
): Promise<LoadedTemplates> {
  const groups = await call<WidgetGroupsAnswer>(templateGroupsApi, 'get');
  if (!groups.ok || !groups.data) return { templates: [], widgetType: null };
  const { mayCreate } = groups.data;
  const widgetType = (target.widgetType as WidgetType | undefined) ?? groups.data.widgetType;
  const templates: Template[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { ok, data } = await call<ListWidgetTemplatesAnswer>(templatesApi, 'get', { page, perPage: PER_PAGE });
    if (!ok || !data || data.page < page) break;
    templates.push(...data.items.filter((one) => mayCreate.includes(one.widgetType) && takes(target, one.widgetType)));
    if (data.items.length < PER_PAGE) break;
  }
  return { templates, widgetType };
}

/** Asks what a template shows. */
export const loadContent = (
  call: Call,
  { templateApi }: TemplateApis,
  id: number,
): Promise<Reply<WidgetTemplateContentAnswer>> => call<WidgetTemplateContentAnswer>(templateApi, 'get', { id });

/** Counts that a page was given a copy of a template. Nobody waits for the answer. */
export const countUse = (call: Call, { templateUsedApi }: TemplateApis, id: number): void =>
  void call(templateUsedApi, 'post', { id }).catch(() => undefined);

/** Sends the picture of a template. One that the server does not take is left out: the next one that is taken may do. */
export const sendPicture = (call: Call, { screenshotApi }: TemplateApis, id: number, file: File): Promise<unknown> =>
  call(screenshotApi, 'post', { id, file }).catch(() => undefined);
