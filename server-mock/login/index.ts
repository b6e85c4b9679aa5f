export { registerLogin } from './routes.ts';
