import { expect, it } from 'vitest';
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { setComponentTexts } from '../palette/component-words.ts';
import { sharedBy } from './shared-note.tsx';

it('names the pages that share a part with the signs of the language, six at most', () => {
  setComponentTexts(zh, 'zh-CN');
  expect(sharedBy({ pages: ['登录页', '独立登录页'] })).toContain('登录页、独立登录页。');
  expect(sharedBy({ pages: ['一', '二', '三', '四', '五', '六', '七'] })).toContain('五、六、…');
});
