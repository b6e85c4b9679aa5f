export type { Configuration, ProviderConfiguration } from './configuration.ts';
export { ConfigurationError, loadConfiguration } from './load.ts';
export { publicConfig } from './public.ts';
