import { beforeAll, expect, it } from 'vitest';
import { loadPurifier, sanitise } from './purifier.ts';

beforeAll(loadPurifier);

it.each([
  '<button popovertarget="a" popovertargetaction="show">x</button><div id="a" popover="manual">y</div>',
  '<button commandfor="a" command="show-modal">x</button><dialog id="a">y</dialog>',
])('%s opens nothing over the page', (html) => expect(sanitise(html)).not.toMatch(/popover|command/));
