export { ownLogo, ownPicture } from './own-picture.ts';
export { isOwnUpload, uploadIdOf } from './queries.ts';
