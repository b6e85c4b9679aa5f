import type { WindowRule } from '../../kernel/limits/index.ts';

/** Milliseconds a provider has for an answer, its body included. */
export const patience = 8000;

/** Bytes of an answer that are read. */
export const longestAnswer = 1024 * 1024;

/** Deepest nesting of an answer that is looked at; what is deeper would overflow whoever walks it. */
export const deepest = 100;

/** Minutes a person has at the provider. */
export const tripMinutes = 10;

/** Sign-ins begun from one address, which may be a whole office's. */
export const startRule: WindowRule = { limit: 600, windowSeconds: 60 };
