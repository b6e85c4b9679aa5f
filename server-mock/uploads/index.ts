export { registerUploads } from './routes.ts';
