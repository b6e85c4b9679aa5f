import { expect, it } from 'vitest';
import { indexParts, searchParts } from './search.ts';

const heading = (label: string) => ({ level: 2, label, id: label.toLowerCase() });
const index = indexParts([
  { title: 'Apps', group: 'Guide', key: 'apps', heading: null, text: 'An app has pages and ｄａｔａ.' },
  { title: 'Apps', group: 'Guide', key: 'apps', heading: heading('Invite'), text: 'Invite people by mail.' },
  { title: 'Invite people', group: 'Guide', key: 'invite', heading: null, text: 'How it is done.' },
  { title: '邀请成员', group: '指南', key: 'zh', heading: heading('通过邮件'), text: '输入邮箱，点击发送。' },
]);
const find = (words: string) => searchParts(index, words).map(({ fullPath }) => fullPath);

it('finds the parts that have all words, titles first', () => {
  expect(find('invite')).toEqual(['/docs/invite', '/docs/apps#invite']);
  expect(find('MAIL people')).toEqual(['/docs/apps#invite']);
  expect(find('invite nowhere')).toEqual([]);
  expect(find('  ')).toEqual([]);
});

it('finds Chinese words, letters of either width, and says which part', () => {
  expect(find('邮箱')).toEqual([`/docs/zh#${encodeURIComponent('通过邮件')}`]);
  expect(find('data')).toEqual(['/docs/apps']);
});

it('shows the words around what was found', () => {
  expect(searchParts(index, 'mail')[0]).toMatchObject({ before: 'Invite people by ', match: 'mail', after: '.' });
});

it('answers at most 20 places, three of a page', () => {
  const parts = Array.from({ length: 100 }, (_, at) => ({
    ...{ title: `T${at}`, group: '', key: `k${at % 9}`, heading: null, text: 'word' },
  }));
  const found = searchParts(indexParts(parts), 'word');
  expect(found).toHaveLength(20);
  expect(found.filter(({ fullPath }) => fullPath === '/docs/k0')).toHaveLength(3);
});
