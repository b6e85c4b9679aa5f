import { Secret, TOTP } from 'otpauth';
import type { EnableTwoStepAnswer, StartTwoStepAnswer } from '../../src/types/generated/contracts/two-step.ts';
import type { Person } from './person.ts';

/** What an authenticator app shows at a moment. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Puts two-step sign-in in force for somebody who has just signed in. */
export async function turnOnTwoStep(
  person: Person,
  now: () => Date,
): Promise<{ secret: string; backupCodes: string[] }> {
  const { secret } = (await person.post<StartTwoStepAnswer>('/api/user/two-step/start')).json.data;
  const code = appCode(secret, now());
  const answer = await person.post<EnableTwoStepAnswer>('/api/user/two-step/enable', { code });
  if (answer.status !== 200) throw new Error(`two-step sign-in was not turned on: ${answer.text}`);
  return { secret, backupCodes: answer.json.data.backupCodes };
}
