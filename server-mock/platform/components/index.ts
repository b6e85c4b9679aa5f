export { storeExamples } from './examples.ts';
export { componentFor, componentsIn, nodeOf, packagesIn } from './known.ts';
export { packFolder } from './pack.ts';
export { readPackage } from './read-package.ts';
export { shareOneHost } from './store.ts';
