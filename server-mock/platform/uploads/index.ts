export { isOwnUpload, uploadIdOf } from './queries.ts';
