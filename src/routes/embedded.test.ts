import { expect, it } from 'vitest';
import { isEmbedded } from './embedded.ts';

it.each([
  [{}, false],
  [{ embed: '' }, true],
  [{ embed: '1' }, true],
  [{ embed: 'true' }, true],
  [{ embed: '0' }, false],
  [{ embed: 'false' }, false],
])('%o embeds: %s', (query, embedded) => expect(isEmbedded(query as Record<string, string>)).toBe(embedded));
