import { text } from '../../machine/texts.mjs';

const REASONS = [
  [/ENOSPC|no space left/i, 'no-space'],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT|network/i, 'registry-unreachable'],
  [/SELF_SIGNED|CERT_|unable to get local issuer/i, 'registry-certificate'],
  [/E401|E403|E404|ETARGET/, 'registry-refused'],
  [/EACCES|EPERM|EROFS/, 'no-permission'],
  [/EUSAGE|can only install packages when/i, 'lockfile-mismatch'],
  [/JavaScript heap out of memory|ENOMEM|\nSIGKILL$/, 'no-memory'],
];

/** The way out of a failed installation or build, read from the output of the program that failed. */
export function failureReason(output) {
  const found = REASONS.find(([pattern]) => pattern.test(output));
  return found ? text(found[1]) : text('unknown-reason');
}

/** The end of a program's output, where it says why it failed. */
export function lastLines(output, count = 25) {
  return output.trim().split('\n').slice(-count).join('\n');
}
