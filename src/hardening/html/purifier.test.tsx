import { beforeAll, expect, it } from 'vitest';
import { loadPurifier, sanitise } from './purifier.ts';

beforeAll(loadPurifier);

it('a link saves nothing under a name of the markup', () => {
  const link = '<a download="setup.exe" href="/api/user/info">x</a>';
  expect(sanitise(link)).toBe('<a href="/api/user/info">x</a>');
  expect(sanitise(`<svg>${link}</svg>`)).not.toContain('download');
  expect(sanitise('<svg><a DOWNLOAD><text>x</text></a></svg>')).not.toMatch(/download/i);
});

it.each([
  '<button popovertarget="a" popovertargetaction="show">x</button><div id="a" popover="manual">y</div>',
  '<button commandfor="a" command="show-modal">x</button><dialog id="a">y</dialog>',
])('%s opens nothing over the page', (html) => expect(sanitise(html)).not.toMatch(/popover|command/));

it('has no field for a password: the browser would fill in the one of the platform', () => {
  const html = '<input type=" PassWord" name="p"><input type="checkbox">';
  expect(sanitise(html)).toBe('<input name="p"><input type="checkbox">');
});

it('has no style that slows the whole window down', () => {
  const slow = [
    'filter:blur(9px)',
    'COLOR:red;-webkit-mask-image:none',
    'animation-name:a',
    'mix-blend-mode : multiply',
  ];
  for (const style of slow) expect(sanitise(`<b style="${style}">x</b>`), style).toBe('<b>x</b>');
  const html = '<b style="color: red; z-index: 9999">x</b>';
  expect(sanitise(html)).toBe(html);
});
