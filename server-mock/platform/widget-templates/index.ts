export { findEditable, type Place } from './find-editable.ts';
