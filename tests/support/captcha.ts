import type { Services } from '../../server-mock/kernel/services/service-base.ts';

/** Notes the text of every image that a server draws from now on, as a person reads it; in lower case, as it is kept. */
export function noteCaptchas({ codes }: Pick<Services, 'codes'>, drawn: string[]): void {
  const { issue } = codes;
  codes.issue = (purpose, target, own) => {
    if (purpose === 'captcha' && own) drawn.push(own.code);
    return issue(purpose, target, own);
  };
}
