export { collectionPage, type PageSource } from './collection-page.ts';
export { inEachLanguage } from './each-language.ts';
export { readPiece, readTemplate } from './read-template.ts';
