import { expect, it } from 'vitest';
import { richTextOptions } from './rich-text-options.ts';

const upload = () => undefined;

it('keeps what a page says of size and bars, and how amis uploads', () => {
  const given = {
    ...{ height: 300, min_height: '200px', menubar: false, toolbar: 'bold | italic', placeholder: 'Write' },
    images_upload_handler: upload,
  };
  expect(richTextOptions(given)).toEqual(given);
});

it('takes bars as a list, and the plugins that there are', () => {
  expect(richTextOptions({ toolbar: ['bold', 'italic'], plugins: ['link', 'evil', 'table'] })).toEqual({
    toolbar: 'bold italic',
    plugins: ['link', 'table'],
  });
  expect(richTextOptions({ plugins: 'link,evil image' })).toEqual({ plugins: ['link', 'image'] });
});

it.each<[string, unknown]>([
  ['toolbar', 'bold '.repeat(8000)],
  ['height', 1e9],
  ['height', { a: 1 }],
  ['inline', true],
  ['content_css', ['/logout']],
  ['content_style', '@import url(/a.css)'],
  ['xss_sanitization', false],
  ['valid_elements', '*[*]'],
  ['iframe_attrs', { src: '/' }],
  ['document_base_url', 'https://elsewhere.example'],
  ['external_plugins', { a: '/a.js' }],
  ['menu', { file: { items: 'code '.repeat(8000) } }],
  ['style_formats', []],
  ['images_upload_url', '/api/user/info'],
  ['setup', 'alert(1)'],
])('drops %s: %j', (name, value) => expect(richTextOptions({ [name]: value })).toEqual({}));
