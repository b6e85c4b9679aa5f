export { ownLogo } from './own-picture.ts';
export { isOwnUpload, uploadIdOf } from './queries.ts';
