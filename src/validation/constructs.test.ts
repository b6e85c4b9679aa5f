import { expect, it } from 'vitest';
import constructs from './constructs.json' with { type: 'json' };
import { validateScreen } from './screen.ts';

const page = (content: object) =>
  'type' in content && content.type === 'page' ? content : { type: 'page', body: content };

it.each(Object.entries(constructs).map(([name, { page: content, told }]) => [name, content, told] as const))(
  'a mistake in %s is told once, in its place',
  (_, content, told) => {
    const messages = validateScreen(page(content), { texts: {} }).map(
      ({ severity, code, pointer, suggestion }) =>
        `${severity} ${code} ${pointer}${suggestion ? ` ${suggestion}` : ''}`,
    );
    expect(messages).toEqual([told]);
  },
);

it('nodes that others refer to are looked at where they are defined', () => {
  const definitions = { row: { type: 'input-txt', name: 'x' } };
  const [message, ...others] = validateScreen(
    { type: 'page', definitions, body: { type: 'form', body: [{ $ref: 'row', label: 'L' }] } },
    { texts: {} },
  );
  expect(message).toMatchObject({ code: 'type.unknown', pointer: '/definitions/row/type', suggestion: 'input-text' });
  expect(others).toEqual([]);
});
