import { type Ids, NoCode } from './no-code.ts';

interface Refusal {
  errMsg?: string;
  errString?: string;
  errno?: number;
}

interface Callbacks {
  success(answer: { code: string }): void;
  fail(refusal: Refusal): void;
}

interface FeishuWindow {
  h5sdk?: { ready(then: () => void): void; error?(then: (error: unknown) => void): void };
  tt?: {
    requestAccess?(options: { appID: string; scopeList: string[] } & Callbacks): void;
    requestAuthCode?(options: { appId: string } & Callbacks): void;
  };
}

/** The client is too old for this call (open.feishu.cn, "requestAccess"). */
const tooOld = 103;

const refused = ({ errString, errMsg }: Refusal) => new NoCode('refused', errString ?? errMsg ?? '');

type Tools = NonNullable<FeishuWindow['tt']>;

function requestAuthCode(tools: Tools, appId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!tools.requestAuthCode) throw new NoCode('unavailable');
    const fail = (refusal: Refusal) => reject(refused(refusal));
    tools.requestAuthCode({ appId, success: ({ code }) => resolve(code), fail });
  });
}

function requestAccess(tools: Tools, appID: string): Promise<string> {
  return new Promise((resolve, reject) => {
    tools.requestAccess?.({
      appID,
      scopeList: [],
      success: ({ code }) => resolve(code),
      fail: (refusal) => (refusal.errno === tooOld ? resolve(requestAuthCode(tools, appID)) : reject(refused(refusal))),
    });
  });
}

/** Feishu's code for who uses it; older clients have an older call. */
export async function feishuCode({ appId }: Ids): Promise<string> {
  const { h5sdk, tt } = window as FeishuWindow;
  if (!h5sdk || !tt) throw new NoCode('unavailable');
  await new Promise<void>((resolve, reject) => {
    h5sdk.error?.(() => reject(new NoCode('unavailable')));
    h5sdk.ready(resolve);
  });
  return tt.requestAccess ? requestAccess(tt, appId) : requestAuthCode(tt, appId);
}
