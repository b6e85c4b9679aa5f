export { bringTemplates, type Importing } from './amis-file/import-file.ts';
export { type ReadTemplate, readFile } from './amis-file/read-archive.ts';
export { findEditable, type Place } from './find-editable.ts';
export { packStarter, starterFile, starterPreview, starterSources } from './starter/sources.ts';
export { insertTemplates } from './template-rows.ts';
export { namedBy, shownIn } from './words.ts';
