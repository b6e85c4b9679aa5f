import { expect, it } from 'vitest';
import { isMobile } from './mobile.ts';

const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  fenix: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
  mini: 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16',
};

it.each([
  [agents.chrome, undefined, false],
  [agents.chrome, '?0', false],
  [agents.firefox, undefined, false],
  [agents.mac, undefined, false],
  [agents.tablet, '?0', false],
  [agents.android, undefined, true],
  [agents.android, '?0', true],
  [agents.iphone, undefined, true],
  [agents.fenix, undefined, true],
  [agents.mini, undefined, true],
  [agents.chrome, '?1', true],
  [undefined, '?1', true],
  [undefined, 'yes', false],
  [undefined, undefined, false],
])('%s with the hint %s: %s', (agent, hint, mobile) => {
  expect(isMobile({ 'user-agent': agent, 'sec-ch-ua-mobile': hint })).toBe(mobile);
});
