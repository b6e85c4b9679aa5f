import { setTimeout as elapsed } from 'node:timers/promises';
import type { Uploaded } from '../../src/types/generated/contracts/uploads.ts';

/** Parsed JSON of which a test only asks what some field is. */
export interface Fields {
  readonly [name: string]: Fields;
}

/** What a call answered; `Data` is what the envelope holds, named by tests that go on with it. */
export interface Answer<Data = Fields> {
  status: number;
  headers: Headers;
  /** The whole body as text. */
  text: string;
  /** The body when it is JSON. */
  json: { status: number; msg: string; data: Data; errors?: Record<string, string>; ok?: boolean };
}

/** The status of a call that waits for a confirmation. */
const proofNeeded = 4031;

/** Somebody at a browser: keeps cookies, follows nothing, and sends what a page of ours would send. */
export class Person {
  readonly cookies = new Map<string, string>();
  readonly base: string;
  /** Headers of every request; a test changes them to come from elsewhere. */
  headers: Record<string, string>;
  /** Confirms sensitive calls, as the dialog of our pages does. */
  confirms = true;
  /** What the person types into that dialog; a sign-in with a password makes it that one. */
  confirmBy: (() => Promise<object>) | undefined;

  constructor(base: string, headers: Record<string, string> = {}) {
    this.base = base;
    this.headers = { origin: new URL(base).origin, ...headers };
  }

  get<Data = Fields>(path: string, headers: Record<string, string> = {}): Promise<Answer<Data>> {
    return this.send(path, { headers });
  }

  post<Data = Fields>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<Data>> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.send(path, {
      method: 'POST',
      body: body === undefined ? null : JSON.stringify(body),
      headers: { ...json, ...headers },
    });
  }

  /** Posts a form as a browser does without any script. */
  postForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Posts a file in the field `file`. */
  upload(path: string, file: Uint8Array, name = 'picture.png', field = 'file'): Promise<Answer<Uploaded>> {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(file)]), name);
    return this.send(path, { method: 'POST', body: form });
  }

  /** Signs in with a password and throws when that is refused. A server that the test has kept busy turns people away for a moment. */
  async signIn(account: string, password: string): Promise<this> {
    const ask = () => this.post('/auth/phone?method=password', { email: account, token: password });
    let answer = await ask();
    for (let tries = 0; answer.status === 503 && tries < 50; tries += 1) {
      await elapsed(200);
      answer = await ask();
    }
    if (answer.status !== 200) throw new Error(`${account} was not signed in: ${answer.text}`);
    this.confirmBy = async () => ({ password });
    return this;
  }

  async send<Data = Fields>(path: string, init: RequestInit): Promise<Answer<Data>> {
    const answer = await this.sendOnce<Data & { action?: string }>(path, init);
    if (!this.confirms || !this.confirmBy || answer.json?.status !== proofNeeded) return answer;
    const { token } = await this.prove(answer.json.data.action ?? '', await this.confirmBy());
    if (token === undefined) return answer;
    return this.sendOnce(path, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-proof': token } });
  }

  /** Confirms the action of a challenge; without a token when that was refused. */
  async prove(action: string, by: object): Promise<{ token?: string }> {
    const answer = await this.post<{ token?: string } | undefined>('/api/user/prove', { action, ...by });
    return answer.json.data ?? {};
  }

  private async sendOnce<Data>(path: string, init: RequestInit): Promise<Answer<Data>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.headers, ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) };
    const response = await fetch(this.base + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
  }

  private keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) return;
    if (value === '' || /max-age=0/i.test(line) || /expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
