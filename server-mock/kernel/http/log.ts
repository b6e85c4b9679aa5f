import { type DestinationStream, type Logger, pino } from 'pino';
import { Failure } from '../errors/fail.ts';

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
  'dbpw',
  'license',
];

/** A code is secret where a request carries it; an error's code is not. */
const codes = ['code', 'body.code', 'query.code', 'data.code', '*.body.code', '*.query.code'];

const paths = [...codes, ...secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])];

/** A failure of the error table is an answer, not a fault of the program: its code says all, the stack nothing. */
const err = (error: Error) =>
  error instanceof Failure ? { type: error.name, code: error.code } : pino.stdSerializers.err(error);

/** The server's log: JSON lines with secrets replaced by `[redacted]`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err }, redact: { paths, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
