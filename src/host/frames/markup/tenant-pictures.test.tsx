import { expect, it } from 'vitest';
import { loadPurifier, sanitise } from '../../../hardening/html/purifier.ts';
import { beginTenantPictures, endTenantPictures, pictureRule } from './tenant-pictures.ts';

const rule = pictureRule({ contextPath: '/pw', pictures: ['/pw/brand.svg', 'https://cdn.example.com/logo.png'] });
const may = (tag: string, name: string, value: string) => rule(document.createElement(tag), name, value);
/** The beginning of a PNG of a size in pixels, as an address. */
function png(width: number, height: number): string {
  const head = Buffer.alloc(24);
  for (const [at, value] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    head.writeUInt32BE(value, at * 4);
  return `data:image/png;base64,${head.toString('base64')}`;
}

const own = window.location.origin;

it.each([
  ['img', 'src', '/pw/api/upload/12'],
  ['img', 'src', `${own}/pw/assets/a.png`],
  ['img', 'src', png(4000, 4000)],
  ['img', 'src', 'blob:x'],
  ['img', 'src', '/pw/brand.svg'],
  ['img', 'srcset', '/pw/api/upload/1 1x, /pw/api/upload/2 2x'],
  ['div', 'style', "background: url('/pw/api/upload/1') no-repeat"],
  ['div', 'style', 'position: absolute; z-index: 999'],
  ['use', 'href', '#part'],
  ['clipPath', 'id', 'a'],
  ['path', 'fill', 'url(#gradient)'],
  ['a', 'href', '/pw/docs'],
  ['div', 'title', 'call url (later)'],
])('%s may have %s=%s', (...attribute) => expect(may(...attribute)).toBe(true));

it.each([
  ['img', 'src', '/pw/logout'],
  ['img', 'src', 'data:image/svg+xml;base64,AA=='],
  ['img', 'src', ' DATA:image/svg+xml,<svg/>'],
  ['img', 'src', 'data:image/png,AA'],
  ['img', 'src', 'data:image/jpeg;base64,AA=='],
  ['img', 'src', png(40_000, 40_000)],
  ['div', 'style', 'background:url(data:image/svg+xml;base64,AA==)'],
  ['img', 'src', 'i/profile'],
  ['img', 'src', `${own}/pw/api/user/info`],
  ['img', 'src', '/api/upload/1'],
  ['img', 'src', '/pw/assets/%2e%2e/logout'],
  ['img', 'src', '/pw/assets/..%2flogout'],
  ['img', 'srcset', '/pw/api/upload/1 1x, /pw/logout 2x'],
  ['video', 'poster', '/pw/logout'],
  ['table', 'background', '/pw/logout'],
  ['input', 'src', '/pw/logout'],
  ['image', 'href', '/pw/logout'],
  ['use', 'xlink:href', '/pw/logout#a'],
  ['div', 'style', 'background:url(/pw/logout)'],
  ['div', 'style', 'background:url( "/pw/logout" )'],
  ['div', 'style', 'background:url(/pw/logout'],
  ['div', 'style', 'background:url("/pw/logout'],
  ['div', 'style', 'background:url(/pw/api/upload/1), url(/pw/logout'],
  ['div', 'style', 'background:u\\72l(/pw/logout)'],
  ['div', 'style', 'background:image-set("/pw/logout" 1x)'],
  ['rect', 'mask', 'url(/pw/logout#a)'],
  ['div', 'style', 'position: fixed; z-index: 1000'],
  ['div', 'style', 'Z-INDEX:+02147483647'],
  ['div', 'style', 'color: red ! important'],
  ['div', 'style', 'column-count:100000;column-gap:0'],
  ['i', 'style', 'filter:blur(60px);position:absolute'],
])('%s may not have %s=%s', (...attribute) => expect(may(...attribute)).toBe(false));

it('makes no field for passwords of markup: the browser would fill in the one of the platform', async () => {
  await loadPurifier();
  const frame = {};
  beginTenantPictures(frame, { contextPath: '', pictures: [] });
  expect(sanitise('<input type=" PassWord" name="p"><input type="checkbox">')).toBe(
    '<input name="p"><input type="checkbox">',
  );
  endTenantPictures(frame);
});

it('reads a style with many blanks quickly', () => {
  const begun = performance.now();
  expect(may('div', 'style', `background:url(${' '.repeat(100_000)}x`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1000);
});

it('takes costly styles and what refers to parts of drawings out of markup while a tenant’s page is shown', async () => {
  await loadPurifier();
  const inner =
    '<mask id="a"><rect width="9"></rect></mask><filter><feTurbulence numOctaves="255"></feTurbulence></filter>';
  const drawing = `<svg>${inner}<clipPath id="b"></clipPath><pattern></pattern><marker></marker><circle r="9"></circle></svg>`;
  const text = '<b style="columns: 9">x</b>';
  const frame = {};
  beginTenantPictures(frame, { contextPath: '', pictures: [] });
  expect(sanitise(drawing)).not.toMatch(/ id=|numOctaves/i);
  expect(sanitise(drawing)).toContain('<circle r="9">');
  expect(sanitise(inner, true)).not.toMatch(/ id=|numOctaves/i);
  expect(sanitise(text)).toBe('<b>x</b>');
  endTenantPictures(frame);
  expect(sanitise(drawing)).toContain('<mask id="a">');
  expect(sanitise(text)).toBe(text);
});
