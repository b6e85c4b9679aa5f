import { evaluate } from 'amis-core';
import { describe, expect, it } from 'vitest';
import english from '../../schemas/locales/en-US.json' with { type: 'json' };
import chinese from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import screen from '../../schemas/screens/theme/components.json' with { type: 'json' };

/** The formula of the list of a category. */
const LIST = JSON.stringify(screen).match(/"source":"(\$\{ARRAYFILTER\(panels[^"]*)"/)![1]!;

describe.each([
  ['English', english as Record<string, string>, 'upload'],
  ['Chinese', chinese as Record<string, string>, '上传'],
])('the search of components in %s', (_, texts, label) => {
  /** The keys of the components that words find. */
  const found = (keywords: string): string[] =>
    screen.data.categories.flatMap((category) => {
      const panels = category.panels.map(({ key, title }) => ({ key, title: texts[title.replace('i18n:', '')] }));
      return (evaluate(LIST, { panels, keywords }) as { key: string }[]).map(({ key }) => key);
    });

  it('finds by the label and by the key, in any case, and everything for no words', () => {
    expect(found(label)).toEqual(['input-file', 'input-image']);
    expect(found('Input-Fi')).toEqual(['input-file']);
    expect(found('')).toHaveLength(41);
    expect(found('nothing of that name')).toEqual([]);
  });
});
