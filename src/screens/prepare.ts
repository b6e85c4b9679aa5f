import { inLanguage } from '../i18n/own-texts.ts';
import type { Scope } from '../routes/scope.ts';
import type { HostState, ShownScreen } from '../state/state.ts';
import type { AmisPage } from '../types/amis.ts';
import type { ScreenAnswer } from '../types/start.ts';

/** The mark on a call without which a page makes no sense: when it is refused, the matching error screen is shown. */
export const PAGE_CALL = 'pageCall';

/** A language, and its texts. */
export type Speech = Pick<HostState, 'locale' | 'texts'>;

/** Makes a screen that was loaded for a level ready to be shown in a language. */
export function prepareScreen(
  { schema, ...answer }: ScreenAnswer,
  { texts, locale }: Speech,
  scope: Scope = {},
): ShownScreen {
  return { ...answer, scope, source: schema, schema: markPageCall(inLanguage(schema, texts, locale)) };
}

/** The same screen in another language. */
export function retranslate(screen: ShownScreen, speech: Speech): ShownScreen {
  return prepareScreen({ ...screen, schema: screen.source } as ScreenAnswer, speech, screen.scope);
}

type Call = Exclude<AmisPage['initApi'], string | undefined>;

function markPageCall(schema: AmisPage): AmisPage {
  const { initApi } = schema;
  if (!initApi) return schema;
  const marked: Call & { [PAGE_CALL]: true } = {
    ...(typeof initApi === 'string' ? splitApi(initApi) : initApi),
    [PAGE_CALL]: true,
  };
  return { ...schema, initApi: marked };
}

function splitApi(api: string): Call {
  const [, method = 'get', url = api] = /^(get|post|put|delete|patch):(.*)$/is.exec(api) ?? [];
  return { method: method.toLowerCase() as Call['method'], url };
}
