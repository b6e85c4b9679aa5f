import { dingtalkCode } from './dingtalk.ts';
import { feishuCode } from './feishu.ts';
import { type Ids, NoCode } from './no-code.ts';

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
