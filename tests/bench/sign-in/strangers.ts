import { noteCaptchas } from '../../support/captcha.ts';
import type { TestServer } from '../../support/server.ts';
import { median, percentile } from '../percentiles.ts';
import type { Figure } from '../result.ts';
import { makeAccounts, phoneOf } from './accounts.ts';

/** So many people, and as many names that nobody has. */
const samples = 200;

const wrongCode = '000000';
const chosen = 'Bench~mark8';

/** Whom a call is about: somebody, or nobody. */
interface Target {
  email: string;
  phone: string;
}

/** What a stranger sends; `graphCode` is what the image drawn for the phone shows. */
interface Call {
  path: string;
  body(target: Target, graphCode: string): object;
  needsImage?: boolean;
}

/** Calls whose answer must not tell whether an account exists. */
const calls: Record<string, Call> = {
  'wrong password': {
    path: '/auth/phone?method=password',
    body: ({ email }) => ({ email, token: 'Wrong~mark7' }),
  },
  'wrong code': { path: '/login', body: ({ email }) => ({ email, token: wrongCode }) },
  'send a code': { path: '/verifyEmail', body: ({ email }) => ({ email }) },
  'verify the account': {
    path: '/VerifyAccount',
    body: ({ email }) => ({ accountType: 'email', email, token: wrongCode }),
  },
  'reset the password': {
    path: '/resetpwd',
    body: ({ email }) => ({ accountType: 'email', email, token: wrongCode, tokenNew: chosen, tokenRepeat: chosen }),
  },
  'wrong phone code': { path: '/auth/phone', body: ({ phone }) => ({ phone, token: wrongCode }) },
  'send a code to a phone': {
    path: '/auth/verifyPhone',
    body: ({ phone }, graphCode) => ({ phone, graphCode }),
    needsImage: true,
  },
  'verify the account by phone': {
    path: '/VerifyAccount',
    body: ({ phone }) => ({ accountType: 'phone', phone, token: wrongCode }),
  },
};

/** Every request comes from an address of its own, so that no limit is reached. Needs a server that trusts its proxy. */
function sender({ base, services }: TestServer) {
  const drawn: string[] = [];
  noteCaptchas(services, drawn);
  let sent = 0;

  async function post(path: string, body: object, cookie = ''): Promise<Response> {
    sent += 1;
    const from = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = { 'content-type': 'application/json', origin: base, 'x-forwarded-for': from, cookie };
    const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.clone().arrayBuffer();
    return answer;
  }

  /** The cookie of a browser that an image was drawn for. */
  async function drawImage(phone: string): Promise<string> {
    const { headers } = await post('/auth/captcha', { phone });
    return headers.getSetCookie()[0]!.split(';', 1)[0]!;
  }

  return async ({ path, body, needsImage }: Call, target: Target): Promise<number> => {
    const cookie = needsImage ? await drawImage(target.phone) : '';
    const sending = body(target, drawn.at(-1) ?? '');
    const start = performance.now();
    const { status } = await post(path, sending, cookie);
    const milliseconds = performance.now() - start;
    if (status !== 200 && status !== refused) throw new Error(`${path} answered ${status}`);
    return milliseconds;
  };
}

/** The status of a wrong secret. */
const refused = 422;

/** Milliseconds of each call for accounts that exist and for those that do not, in turn. */
export async function strangers(server: TestServer, label: string): Promise<Figure[]> {
  const send = sender(server);
  const known = await makeAccounts(server.services, samples, { name: 'known', phones: '131' });
  const figures: Figure[] = [];
  for (const [what, call] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [index, email] of known.entries()) {
      const turns = [
        ['known', { email, phone: phoneOf('131', index) }],
        ['unknown', { email: email.replace('known', 'nobody'), phone: phoneOf('132', index) }],
      ] as const;
      for (const [kind, target] of index % 2 ? turns : turns.toReversed()) {
        times[kind].push(await send(call, target));
      }
    }
    figures.push({
      what: `${label}: ${what}, an account against none`,
      value: median(times.known),
      against: median(times.unknown),
      unit: 'ms',
      p95: percentile(times.known, 95),
      samples,
    });
  }
  return figures;
}
