export { plainName } from './plain-name.ts';
