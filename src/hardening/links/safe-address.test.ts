import { expect, it } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml,<svg/>',
  'file:///etc/passwd',
  'ms-settings:x',
  'view-source:x',
  'filesystem:http://x',
])('%j is not safe', (address) => expect(isSafeAddress(address)).toBe(false));

it.each([
  '',
  '/path?a=b:c#d',
  'page',
  '../up',
  '?query=javascript:x',
  '#javascript:x',
  '//other.example/x',
  'https://example.com',
  'HTTP://example.com',
  'mailto:a@b.c',
  'tel:+123',
  'blob:https://x/1',
  'data:image/png;base64,AA',
])('%j is safe', (address) => expect(isSafeAddress(address)).toBe(true));
