import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../tests/support/databases.ts';
import { startGateway } from '../../../tests/support/gateway.ts';
import { readOutbox } from '../../../tests/support/outbox.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { createMailer } from './index.ts';

interface Arrived {
  recipients: string[];
  mail: Email;
}

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function startSmtp(options: SMTPServerOptions = {}): Promise<{ url: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(await buffer(stream));
      arrived.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
      done();
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, arrived };
}

function mailer(mail: Partial<Configuration['mail']>, dataDir = '/nowhere') {
  const config = { mail: { smtpUrl: '', apiUrl: '', from: 'Platform <p@example.com>', ...mail } } as Configuration;
  return createMailer({
    config,
    dataDir,
    log: silentLog,
    isProduction: false,
    now: () => new Date('2030-01-01T00:00:00Z'),
  });
}

const message = { to: 'ann@example.com', subject: '登录 code', text: 'Code 123456\n第二行' };

describe('mail over SMTP', () => {
  it('arrives as written, at one recipient', async () => {
    const { url, arrived } = await startSmtp();
    await mailer({ smtpUrl: url }).send(message);
    expect(arrived).toHaveLength(1);
    const [{ recipients, mail }] = arrived as [Arrived];
    expect(recipients).toEqual(['ann@example.com']);
    expect(mail.from).toEqual({ address: 'p@example.com', name: 'Platform' });
    expect(mail.to).toEqual([{ address: 'ann@example.com', name: '' }]);
    expect(mail.subject).toBe(message.subject);
    expect(mail.text?.trim()).toBe(message.text);
  });

  it.each(['ann@example.com\r\nBcc: evil@example.com', 'ann@example.com, evil@example.com', 'Ann <ann@example.com>'])(
    'sends nothing at all to %j',
    async (to) => {
      const { url, arrived } = await startSmtp();
      await expect(mailer({ smtpUrl: url }).send({ ...message, to })).rejects.toMatchObject({ code: 'email-invalid' });
      expect(arrived).toEqual([]);
    },
  );

  it('keeps a line break in the subject out of the headers', async () => {
    const { url, arrived } = await startSmtp();
    await mailer({ smtpUrl: url }).send({ ...message, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(arrived[0]?.recipients).toEqual(['ann@example.com']);
    expect(arrived[0]?.mail.bcc).toBeUndefined();
  });

  it('signs in where the server wants it', async () => {
    const { url, arrived } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us er' && password === 'p@ss' ? done(null, { user: 1 }) : done(new Error('no')),
    });
    await mailer({ smtpUrl: url.replace('//', '//us%20er:p%40ss@') }).send(message);
    expect(arrived).toHaveLength(1);
    const wrong = mailer({ smtpUrl: url.replace('//', '//user:wrong@') });
    await expect(wrong.send(message)).rejects.toMatchObject({ code: 'mail-failed' });
  });

  it('says so when the server refuses or is not there', async () => {
    const { url } = await startSmtp({ onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')) });
    await expect(mailer({ smtpUrl: url }).send(message)).rejects.toMatchObject({ code: 'mail-failed' });
    const gone = mailer({ smtpUrl: 'smtp://127.0.0.1:1' });
    await expect(gone.send(message)).rejects.toMatchObject({ code: 'mail-failed' });
  });
});

describe('mail over an HTTP gateway', () => {
  it('posts the mail as JSON', async () => {
    const gateway = await startGateway();
    cleanups.push(gateway.close);
    await mailer({ apiUrl: gateway.url }).send(message);
    expect(gateway.received).toEqual([
      { type: 'application/json', body: { from: 'Platform <p@example.com>', ...message } },
    ]);
  });

  it.each([
    [500, {}],
    [302, { location: 'http://127.0.0.1:1/' }],
  ] as const)('fails on %s', async (status, headers) => {
    const gateway = await startGateway();
    cleanups.push(gateway.close);
    gateway.answerWith(status, headers);
    await expect(mailer({ apiUrl: gateway.url }).send(message)).rejects.toMatchObject({ code: 'mail-failed' });
  });
});

describe('mail without a gateway', () => {
  it('lies in the outbox, the newest as the last file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-outbox-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true }));
    const { send } = mailer({}, dataDir);
    for (let number = 0; number < 12; number += 1) await send({ ...message, subject: `mail ${number}` });
    const outbox = await readOutbox(dataDir);
    expect(outbox.map(({ subject }) => subject)).toEqual(Array.from({ length: 12 }, (_, number) => `mail ${number}`));
    expect(outbox[0]).toMatchObject({
      kind: 'mail',
      to: message.to,
      text: message.text,
      at: '2030-01-01T00:00:00.000Z',
    });
  });

  it.each([
    ['development', 'ann@example.com: Code 123456 第二行 ('],
    ['production', 'ann@example.com ('],
  ])('is told to the console in one line; in %s with this much', async (mode, part) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-outbox-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true }));
    const lines: string[] = [];
    const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    cleanups.push(() => print.mockRestore());
    const config = { mail: { smtpUrl: '', apiUrl: '', from: '' } } as Configuration;
    const base = { config, dataDir, log: pino({ level: 'fatal' }), now: () => new Date() };
    await createMailer({ ...base, isProduction: mode === 'production' }).send(message);
    expect(lines).toEqual([expect.stringContaining(part)]);
    expect(lines[0]).not.toContain('\n');
    expect(lines[0]?.includes('123456')).toBe(mode === 'development');
  });
});
