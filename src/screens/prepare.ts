import type { ShownScreen } from '../host/state.ts';
import { type Texts, translate } from '../i18n/translate.ts';
import type { ScreenAnswer } from '../types/start.ts';

/** The mark on a call without which a page makes no sense: when it is refused, the matching error screen is shown. */
export const PAGE_CALL = 'pageCall';

/** Makes a loaded screen ready to be shown in a language. */
export function prepareScreen({ id, schema, layer, version }: ScreenAnswer, texts: Texts): ShownScreen {
  return { id, layer, version, source: schema, schema: markPageCall(translate(schema, texts)) };
}

/** The same screen in another language. */
export function retranslate(screen: ShownScreen, texts: Texts): ShownScreen {
  return prepareScreen({ ...screen, schema: screen.source }, texts);
}

function markPageCall(schema: Record<string, unknown>): Record<string, unknown> {
  const { initApi } = schema;
  if (typeof initApi === 'string' && initApi !== '') {
    return { ...schema, initApi: { ...splitApi(initApi), [PAGE_CALL]: true } };
  }
  return initApi && typeof initApi === 'object' ? { ...schema, initApi: { ...initApi, [PAGE_CALL]: true } } : schema;
}

function splitApi(api: string): { method: string; url: string } {
  const [, method = 'get', url = api] = /^(get|post|put|delete|patch):(.*)$/is.exec(api) ?? [];
  return { method: method.toLowerCase(), url };
}
