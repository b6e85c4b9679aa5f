export { wrongFields } from './check-definition.ts';
export { collectionsAt } from './collection-rows.ts';
export { addCollection, readCollectionAt } from './collections.ts';
export { dropCounts } from './counts.ts';
export { type CollectionRecord, USUAL_RIGHTS } from './definition.ts';
export { hasLanguages, inLanguageOf } from './languages.ts';
export { storeCollection, storeDocument } from './new-rows.ts';
export { purgeCollections } from './purge.ts';
