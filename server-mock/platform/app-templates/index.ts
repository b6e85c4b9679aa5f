export { previewedKey, previewOf } from './preview.ts';
export { readWords, type ShippedTemplate, storeSamples } from './shipped/index.ts';
export { hasTemplate } from './template-rows.ts';
