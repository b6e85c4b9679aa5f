import type { DemoPlatform } from './demo-platform.ts';

const words = (text: string, more: object[] = []) => ({
  type: 'container',
  id: 'desk-none',
  className: 'pw-empty',
  wrapperBody: false,
  body: [
    { type: 'tpl', id: 'none-title', wrapperComponent: 'h2', className: 'pw-empty-title', tpl: text },
    { type: 'tpl', id: 'none-text', wrapperComponent: 'p', className: 'pw-empty-text', tpl: 'i18n:desk.noneText' },
    ...more,
  ],
});

/** Has globex override a part that the operator then changes in the same place and in another one, and keep a draft of another. */
export async function changeScreens(platform: Pick<DemoPlatform, 'person'>): Promise<void> {
  const [admin, owner] = await Promise.all(['admin@example.com', 'owner'].map((account) => platform.person(account)));
  const own = '/api/company/globex/screen';
  const link = {
    type: 'link',
    id: 'help',
    className: 'pw-button',
    href: '/docs',
    blank: false,
    body: 'i18n:docs.title',
  };
  for (const [who, address, body] of [
    [admin!, '/api/screen/company/desk-none/publish', { schema: words('Nothing yet'), note: 'shorter' }],
    [owner!, `${own}/company/desk-none/publish`, { schema: words('Globex has nothing'), note: 'our name' }],
    [admin!, '/api/screen/company/desk-none/publish', { schema: words('Nothing here', [link]), note: 'a way out' }],
    [owner!, `${own}/company/desk/draft`, { schema: { type: 'page', body: { type: 'tpl', tpl: 'x' } } }],
  ] as const) {
    const answer = await who.post(address, body);
    if (answer.status !== 200) throw new Error(answer.text);
  }
}
