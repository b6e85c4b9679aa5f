import { expect, it } from 'vitest';
import { text } from '../../machine/texts.mjs';
import { failureReason } from './failure-reason.mjs';

it.each([
  ['npm error code ENOSPC\nnpm error nospc', 'no-space'],
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.example failed', 'registry-unreachable'],
  ['npm error code EAI_AGAIN', 'registry-unreachable'],
  ['npm error code E403', 'registry-refused'],
  ['npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY unable to get local issuer certificate', 'registry-certificate'],
  ['npm error code EACCES', 'no-permission'],
  ['npm error code EUSAGE', 'lockfile-mismatch'],
  ['FATAL ERROR: Reached heap limit - JavaScript heap out of memory', 'no-memory'],
  ['something else', 'unknown-reason'],
])('reads %j', (output, key) => {
  expect(failureReason(output)).toBe(text(key));
  expect(text(key)).not.toContain('command.');
});
