import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields whose values never reach the log, at the top of an object and one or two levels down. */
const secretFields = [
  'password',
  'originalPassword',
  'surePassword',
  'repeatPassword',
  'token',
  'tokenNew',
  'tokenRepeat',
  'graphCode',
  'cookie',
  'authorization',
  'encryptionKey',
  'clientSecret',
  'appSecret',
  'bindCredentials',
  'smtpUrl',
  'sshPrivateKey',
];

/** A code is secret where a request carries it; an error's code is not. */
const codes = ['code', 'body.code', 'query.code', 'data.code', '*.body.code', '*.query.code'];

const paths = [...codes, ...secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])];

/** The server's log: JSON lines with secrets replaced by `[redacted]`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
