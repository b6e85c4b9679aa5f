import { said } from '../tools/said.ts';

/** Labels and placeholders of the fields for fonts, borders and spaces are Chinese in every language. */
export const styleWords = [
  said('amis-theme-editor-helper/esm/renderers/Font.js', {
    "'字体颜色'": 'color',
    "'字体大小'": 'fontSize',
    "'字体字重'": 'fontWeight',
    "'字体行高'": 'lineHeight',
  }),
  said('amis-theme-editor-helper/esm/renderers/Border.js', {
    "'边框粗细'": 'borderWidth',
    "'边框样式'": 'borderStyle',
    "'边框颜色'": 'borderColor',
  }),
  said('amis-theme-editor-helper/esm/renderers/PaddingAndMargin.js', {
    '\'外边距\'|"\\\\u5916\\\\u8FB9\\\\u8DDD"': 'margin',
    '\'内边距\'|"\\\\u5185\\\\u8FB9\\\\u8DDD"': 'padding',
  }),
  said('amis-theme-editor-helper/esm/renderers/ColorPicker.js', { "'渐变'": 'gradient', "'图片'": 'picture' }),
];
