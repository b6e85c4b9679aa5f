import { expect, it } from 'vitest';
import { signedOnce } from './signed-once.ts';

const texts: Record<string, string> = { 'host.frame.says': 'Message from {author}', 'host.unsaved': 'Not saved.' };
const parts = { text: (key: string) => texts[key] ?? '', authorOf: () => 'Globex' };
const frame = { screen: 'company/desk', layer: 'company', version: 1, scope: { company: 'globex' } } as const;

it.each([
  ['Sign in again', 'Message from Globex: Sign in again'],
  ['Message from Globex: Stay', 'Message from Globex: Stay'],
  ['Message from Platform: Stay', 'Message from Globex: Message from Platform: Stay'],
  ['Not saved.', 'Not saved.'],
])('shows %j as %j', (words, shown) => expect(signedOnce(frame, parts, words)).toBe(shown));
