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
