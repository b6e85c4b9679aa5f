import { dingtalkCode } from './dingtalk.ts';
import { feishuCode } from './feishu.ts';

/** Why there is no code: the messenger is none we know, does not show this page, or refuses. */
export type Reason = 'unsupported' | 'unavailable' | 'refused';

/** No code came; `said` are the messenger's own words, if any. */
export class NoCode extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, said = '') {
    super(said);
    this.reason = reason;
  }
}

/** What the messengers need to know. */
export interface Ids {
  appId: string;
  corpId: string;
}

const messengers: Record<string, (ids: Ids) => Promise<string>> = { feishu: feishuCode, dingding: dingtalkCode };

/** A code that says who uses the messenger around this page. Rejects with NoCode. */
export async function hostCode(messenger: string, ids: Ids): Promise<string> {
  const ask = Object.hasOwn(messengers, messenger) ? messengers[messenger] : undefined;
  if (!ask) throw new NoCode('unsupported');
  const code = await ask(ids);
  if (!code) throw new NoCode('refused');
  return code;
}
