// Made by `npm run types` from schemas/contracts/widget-templates.json; change that and run it again.

import contract from '../../../../schemas/contracts/widget-templates.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * 1 enabled, 0 disabled.
 */
export type Status = 0 | 1;
/**
 * 0 the base framework, 1 the page framework, 2 the cross-platform mini-app framework, 3 the quick-app framework, 4 the quick-app card framework.
 */
export type WidgetType = 0 | 1 | 2 | 3 | 4;
/**
 * 1 platform, 2 company, 3 app.
 */
export type Level = 1 | 2 | 3;
export type Description = string;
/**
 * Begins with a Chinese character, a letter, an underscore or a digit; hyphens and colons may follow, too.
 */
export type Name = string;
/**
 * The address of an uploaded picture; empty: none.
 */
export type Picture = string;
/**
 * A ZIP file.
 */
export type ExportWidgetTemplatesAnswer = string;
/**
 * A ZIP file.
 */
export type ExportAllWidgetTemplatesAnswer = string;

export interface WidgetTemplatesOperations {
  listWidgetTemplates: {
    query: ListWidgetTemplatesQuery;
    answer: ListWidgetTemplatesAnswer;
  };
  widgetGroups: {
    query: WidgetGroupsQuery;
    answer: WidgetGroupsAnswer;
  };
  widgetGroupChoices: {
    answer: WidgetGroupChoicesAnswer;
  };
  createWidgetGroup: {
    body: CreateWidgetGroupBody;
    answer: GroupMade;
  };
  changeWidgetGroup: {
    params: Address;
    body: ChangeWidgetGroupBody;
    answer: GroupMade;
  };
  deleteWidgetGroup: {
    params: Address;
    answer: DeleteWidgetGroupAnswer;
  };
  createWidgetTemplate: {
    body: CreateWidgetTemplateBody;
    answer: Made;
  };
  widgetTemplateContent: {
    params: Address;
    answer: WidgetTemplateContentAnswer;
  };
  useWidgetTemplate: {
    params: Address;
    answer: UseWidgetTemplateAnswer;
  };
  keepWidgetScreenshot: {
    params: Address;
    answer: KeepWidgetScreenshotAnswer;
  };
  changeWidgetTemplate: {
    params: Address;
    body: ChangeWidgetTemplateBody;
    answer: Made;
  };
  copyWidgetTemplate: {
    params: Address;
    body: CopyWidgetTemplateBody;
    answer: Made;
  };
  deleteWidgetTemplate: {
    params: Address;
    answer: Gone;
  };
  deleteWidgetTemplates: {
    params: Addresses;
    answer: Gone;
  };
  exportWidgetTemplates: {
    params: Addresses;
    answer: ExportWidgetTemplatesAnswer;
  };
  exportAllWidgetTemplates: {
    answer: ExportAllWidgetTemplatesAnswer;
  };
  importWidgetTemplates: {
    answer: Report;
  };
}
export interface ListWidgetTemplatesQuery {
  /**
   * From 1.
   */
  page: number;
  /**
   * Rows of a page. 20 where only `page` is given; without both, a call answers all its rows.
   */
  perPage: number;
  /**
   * Counts together with `orderBy`.
   */
  orderDir?: 'asc' | 'desc';
  /**
   * Part of a text of the row, in letters of either case.
   */
  keywords?: string;
  /**
   * Changes nothing. A `crud` repeats the address of its page, which has this while somebody looks at a draft.
   */
  preview?: string;
  /**
   * Changes nothing; as `preview`.
   */
  safe?: string;
  /**
   * A column that may order; equal rows keep the call's own order.
   */
  orderBy?: 'name' | 'createdAt' | 'updatedAt';
  /**
   * Part of `name`, in letters of either case.
   */
  name?: string;
  /**
   * The id of a group.
   */
  type?: number;
  /**
   * The framework by its code.
   */
  framework?: 'amis' | 'aipage' | 'uniapp' | 'quickapp' | 'quickapp-card';
  status?: Status;
  sortBy: 'name-asc' | 'name-desc' | 'createdAt-asc' | 'createdAt-desc' | 'updatedAt-asc' | 'updatedAt-desc';
}
export interface ListWidgetTemplatesAnswer {
  /**
   * How many were found; 1,000 are counted at most.
   */
  total: number;
  /**
   * The page that is answered: the last one where the wanted page lies beyond it.
   */
  page: number;
  items: Template[];
}
export interface Template {
  id: number;
  name: string;
  names: Names;
  /**
   * The id of its group.
   */
  type: number;
  /**
   * The name of its group.
   */
  typeName: string;
  widgetType: WidgetType;
  custom_preview_img: string;
  screenshot: string;
  status: Status;
  description: string;
  /**
   * -1: it is the platform's.
   */
  companyId: number;
  /**
   * -1: it is no app's.
   */
  appId: number;
  level: Level;
  /**
   * It is of the level that is asked, which alone may change it.
   */
  isOwn: boolean;
  createdAt: string;
  updatedAt: string;
  /**
   * How often pages of the level that is asked, and of the apps below it, were given a copy.
   */
  uses: number;
  /**
   * A free name for a copy; empty for a template of another level.
   */
  copyName: string;
  /**
   * The address of its editor; empty for a template of another level.
   */
  editor: string;
}
/**
 * What readers of each language read instead of the name. A call takes its name for the language of the caller and this for the others; empty: the name. Absent: as stored.
 */
export interface Names {
  'zh-CN'?: string;
  'en-US'?: string;
}
export interface WidgetGroupsQuery {
  /**
   * The id of the group that is open; empty: all templates.
   */
  tplType?: string;
}
export interface WidgetGroupsAnswer {
  /**
   * How many templates the level sees; 1,000 of each level are counted at most.
   */
  total: number;
  groups: Group[];
  /**
   * The values of widgetType that the level offers.
   */
  mayCreate: WidgetType[];
  /**
   * The widgetType that a new template has unless another one is chosen.
   */
  widgetType: WidgetType | null;
}
export interface Group {
  id: number;
  name: string;
  names: GroupNames;
  description: string;
  /**
   * How many templates are in it; 1,000 are counted at most.
   */
  count: number;
  /**
   * Templates are in it, so it cannot be deleted.
   */
  isUsed: boolean;
  /**
   * It is the group that is open.
   */
  isCurrent: boolean;
  /**
   * It is of the level that is asked, which alone may change it.
   */
  isOwn: boolean;
  widgetTplLevel: Level;
  /**
   * -1: it is the platform's.
   */
  companyId: number;
  /**
   * -1: it is no app's.
   */
  appId: number;
  /**
   * Groups inside of it.
   */
  children: Group[];
}
/**
 * What readers of each language read instead of the name. A call takes its name for the language of the caller and this for the others; empty: the name. Absent: as stored.
 */
export interface GroupNames {
  'zh-CN'?: string;
  'en-US'?: string;
}
export interface WidgetGroupChoicesAnswer {
  options: {
    label: string;
    value: number;
  }[];
}
export interface CreateWidgetGroupBody {
  /**
   * Begins with a Chinese character, a letter, an underscore or a digit; hyphens may follow, too.
   */
  name: string;
  description?: Description;
}
export interface GroupMade {
  id: number;
  name: string;
  label: string;
  value: number;
}
export interface Address {
  id: number;
}
export interface ChangeWidgetGroupBody {
  /**
   * The group of the address, which forms send along.
   */
  id?: number;
  /**
   * Begins with a Chinese character, a letter or an underscore, unless it stays as it is; digits and hyphens may follow.
   */
  name: string;
  names?: GroupNames;
  description?: Description;
}
export interface DeleteWidgetGroupAnswer {}
export interface CreateWidgetTemplateBody {
  name: Name;
  /**
   * The id of its group.
   */
  type: number;
  widgetType: WidgetType;
  custom_preview_img?: Picture;
  status?: Status;
  description?: Description;
  /**
   * What the template shows at first, as the definition of a page; absent: nothing yet.
   */
  schema?: {};
}
export interface Made {
  id: number;
  name: string;
  /**
   * The address of its editor.
   */
  editor: string;
}
export interface WidgetTemplateContentAnswer {
  /**
   * The published definition.
   */
  schema: {
    [k: string]: unknown;
  };
}
export interface UseWidgetTemplateAnswer {}
export interface KeepWidgetScreenshotAnswer {
  /**
   * The address of the picture.
   */
  screenshot: string;
}
export interface ChangeWidgetTemplateBody {
  /**
   * The template of the address, which forms send along.
   */
  id?: number;
  name?: Name;
  names?: Names;
  /**
   * The id of its group.
   */
  typeId?: number;
  widgetType?: WidgetType;
  custom_preview_img?: Picture;
  status?: Status;
  description?: Description;
}
export interface CopyWidgetTemplateBody {
  /**
   * The template of the address, which forms send along.
   */
  id?: number;
  name?: Name;
  /**
   * The id of its group.
   */
  typeId?: number;
  widgetType?: WidgetType;
  custom_preview_img?: Picture;
  status?: Status;
  description?: Description;
}
export interface Gone {
  count: number;
}
export interface Addresses {
  /**
   * Ids with commas between them.
   */
  ids: string;
}
export interface Report {
  created: string[];
  /**
   * Created under another name, since the level has a different template with this one.
   */
  renamed: {
    name: string;
    newName: string;
  }[];
  /**
   * Not created: the level has the same template.
   */
  skipped: {
    name: string;
    why: string;
  }[];
  /**
   * Why nothing was created; `name` is that of a template or a part of the file.
   */
  refused: {
    name: string;
    why: string;
  }[];
}

/** The contract with the types of its calls. */
export const widgetTemplatesContract: Contract<WidgetTemplatesOperations> = withLists(contract);
