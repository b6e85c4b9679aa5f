export { collectionPage, type PageSource } from './collection-page.ts';
export { readPiece, readTemplate } from './read-template.ts';
