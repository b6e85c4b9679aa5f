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
  'code',
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

const paths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*["set-${field}"]`]);

/** The server's log: JSON lines with secrets replaced by `[redacted]`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
