export type { CheckOptions } from './check-document.ts';
export { validateJson } from './json-file.ts';
export { type Dictionaries, type LocaleSource, validateLocale } from './locales.ts';
export type { Message, Severity } from './message.ts';
export { validateRoutes } from './routes.ts';
export { validateScreen } from './screen.ts';
