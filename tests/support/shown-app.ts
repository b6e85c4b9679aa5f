import type { DemoPlatform } from './demo-platform.ts';

/** Gives globex an app with a collection that has fields of several types, a removed document and a removed collection, and a page that is a text. */
export async function makeShownApp({ person }: Pick<DemoPlatform, 'person'>): Promise<void> {
  const owner = await person('owner@example.com');
  const app = '/api/company/globex/app';
  const options = [{ value: 'Open' }, { value: 'Won', color: 'green' }];
  const fields = [
    { key: 'name', type: 'text', label: 'Name', required: true, searched: true },
    { key: 'amount', type: 'number', label: 'Amount', indexed: true },
    { key: 'stage', type: 'choice', label: 'Stage', options },
  ];
  for (const [address, body] of [
    [app, { name: 'Shown' }],
    [`${app}/shown/page`, { name: 'Guide', type: 2 }],
    [`${app}/shown/collection`, { name: 'Things', key: 'things', fields }],
    [`${app}/shown/data/things`, { name: 'Lost' }],
    [`${app}/shown/collection`, { name: 'Gone', key: 'gone', fields }],
    [`${app}/shown/collection/gone/remove`, { name: 'Gone' }],
  ] as const) {
    const answer = await owner.post(address, body);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  const list = await owner.get<{ items: { id: number }[] }>(`${app}/shown/data/things`);
  const { id } = list.json.data.items[0]!;
  await owner.send(`${app}/shown/data/things?ids=${id}`, { method: 'DELETE' });
}
