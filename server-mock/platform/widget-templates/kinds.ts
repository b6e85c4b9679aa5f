import type { WidgetType } from '../../../src/types/generated/contracts/widget-templates.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { appRow } from '../apps/index.ts';

type Framework = NonNullable<Call<'listWidgetTemplates'>['query']['framework']>;
type Asking = Pick<Context, 'services' | 'scope'>;

/** The codes of frameworks by the number of a template's type. */
const FRAMEWORKS: readonly Framework[] = ['amis', 'aipage', 'uniapp', 'quickapp', 'quickapp-card'];

/** The type of templates for a framework. */
export const typeOf = (framework: Framework) => FRAMEWORKS.indexOf(framework) as WidgetType;

const ALL: readonly WidgetType[] = [0, 1, 2, 3, 4];

/** What an app of a type can use. */
const OF_APP: Record<number, readonly WidgetType[]> = { 1: [0, 1], 2: [2], 3: [4], 4: [3] };

/** What a new template in an app of a type is, unless another one is chosen. */
const FIRST_OF_APP: Record<number, WidgetType> = { 1: 1, 2: 2, 3: 4, 4: 3 };

/** Quick apps and their cards. */
const isQuick = (type: WidgetType): boolean => type >= 3;

/** The types that a level offers, and the one that a new template has unless another one is chosen; null: the level offers none. */
export async function offered({ services, scope }: Asking): Promise<{ types: WidgetType[]; first: WidgetType | null }> {
  const app = scope.level === 'app' ? (await appRow(services.database, scope)).type : null;
  const has = services.config.featureFlag.quickApp;
  const types = (app === null ? ALL : (OF_APP[app] ?? [])).filter((type) => has || !isQuick(type));
  const first = app === null ? 1 : (FIRST_OF_APP[app] ?? 1);
  return { types, first: types.includes(first) ? first : null };
}

/** Throws `widget-type-not-offered` for a type that the level does not offer. */
export async function requireOffered(asking: Asking, type: WidgetType): Promise<void> {
  if (!(await offered(asking)).types.includes(type)) throw fail('widget-type-not-offered', { field: 'widgetType' });
}
