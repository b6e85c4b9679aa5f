import { type Ids, NoCode } from './no-code.ts';

interface DingTalkWindow {
  dd?: {
    env?: { platform?: string };
    ready(then: () => void): void;
    error?(then: (error: unknown) => void): void;
    runtime?: {
      permission: {
        requestAuthCode(options: {
          corpId: string;
          onSuccess(answer: { code: string }): void;
          onFail(refusal: { message?: string; errorMessage?: string }): void;
        }): void;
      };
    };
  };
}

/** DingTalk's code for who uses it. Its script says by the platform whether DingTalk is around the page. */
export async function dingtalkCode({ corpId }: Ids): Promise<string> {
  const { dd } = window as DingTalkWindow;
  const permission = dd?.runtime?.permission;
  if (!dd || !permission || dd.env?.platform === 'notInDingTalk') throw new NoCode('unavailable');
  await new Promise<void>((resolve, reject) => {
    dd.error?.(() => reject(new NoCode('unavailable')));
    dd.ready(resolve);
  });
  return new Promise((resolve, reject) => {
    permission.requestAuthCode({
      corpId,
      onSuccess: ({ code }) => resolve(code),
      onFail: ({ message, errorMessage }) => reject(new NoCode('refused', message ?? errorMessage ?? '')),
    });
  });
}
