export { ownLogo, ownPicture } from './own-picture.ts';
export { purposes } from './purposes.ts';
export { findUpload, insertUpload, isOwnUpload, uploadIdOf, uploadPath } from './queries.ts';
export { receiveFile } from './receive.ts';
export { sniffImage } from './sniff.ts';
