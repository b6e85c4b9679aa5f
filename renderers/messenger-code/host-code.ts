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

/** Milliseconds a messenger has: where it is not around the page after all, its script never answers. */
const patience = 10_000;

const inTime = (code: Promise<string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoCode('unavailable')), patience);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** A code that says who uses the messenger around this page. Rejects with NoCode. */
export async function hostCode(messenger: string, ids: Ids): Promise<string> {
  const ask = Object.hasOwn(messengers, messenger) ? messengers[messenger] : undefined;
  if (!ask) throw new NoCode('unsupported');
  const code = await inTime(ask(ids));
  if (!code) throw new NoCode('refused');
  return code;
}
