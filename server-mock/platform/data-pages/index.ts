export { collectionPage, type PageSource } from './collection-page.ts';
export { readTemplate } from './read-template.ts';
