export { licenceNotice } from './notice.ts';
