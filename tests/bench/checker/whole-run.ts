import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { validateScreen } from '../../../src/validation/index.ts';
import { amisSchema, shippedSchema } from './oracle.ts';
import { measuredPages } from './page-files.ts';
import { processorTime } from './processor-time.ts';

/**
 * A process of its own: one checker, every page from its text, once. Prints milliseconds of
 * the processor (getting ready, checking) and the most memory in MB.
 */
const checkers: Record<string, () => (text: string) => unknown> = {
  own() {
    const options = { texts: en, keys: new Set(Object.keys(en)) };
    validateScreen('{"type":"page"}', options);
    return (text) => validateScreen(text, options);
  },
  'ajv-amis'() {
    const ajv = amisSchema(true);
    return (text) => ajv(JSON.parse(text));
  },
  'ajv-shipped'() {
    const ajv = shippedSchema();
    return (text) => ajv(JSON.parse(text));
  },
};

const texts = measuredPages().map(({ text }) => text);
const start = processorTime();
const check = checkers[process.argv[2] ?? 'own']?.();
const ready = processorTime();
for (const text of texts) check?.(text);
const done = processorTime();
console.log(
  JSON.stringify({
    pages: texts.length,
    start: ready - start,
    check: done - ready,
    memory: process.resourceUsage().maxRSS / 1024,
  }),
);
