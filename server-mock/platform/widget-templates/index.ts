export { findEditable } from './find-editable.ts';
