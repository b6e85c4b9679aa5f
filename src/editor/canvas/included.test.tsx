import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { setComponentTexts } from '../palette/component-words.ts';
import { Included, PartsContext } from './included.tsx';
import { InPlaceContext } from './parts-in-place.ts';

/** A part with a condition that the page hands over, as amis-editor names it, on the canvas where somebody reads `data`. */
function drawn(data: object): string {
  const part = { type: 'tpl', tpl: 'Wrong password', visibleOn: '${part.visibleOn}' };
  const include = { screen: 'account/sign-in-error', data: { $$visibleOn: '${query.error}' } };
  return renderToStaticMarkup(
    <PartsContext.Provider value={{ load: async () => part, known: () => part }}>
      <Included $schema={include} data={data} render={(_, { tpl }: { tpl?: string }) => <p>{tpl}</p>} />
    </PartsContext.Provider>,
  );
}

it('says of a part whose own condition hides it that it is hidden, and of no other', () => {
  setComponentTexts({ 'editor.canvas.hidden': 'Hidden' }, 'en-US');
  expect(drawn({ query: {} })).toContain('data-away="Hidden"');
  expect(drawn({ query: { error: 'x' } })).toMatch(/^(?!.*data-away).*Wrong password/);
});

it('draws a part that is edited in its place with its marks and what the page gives it, and one block in a dialog', () => {
  const part = { $$id: 'p', type: 'tpl', tpl: '${part.text}', $$visibleOn: '${part.visibleOn}', $texts: {} };
  const include = { screen: 'a/b', data: { $$id: 'd', text: 'Given', $$visibleOn: '${x}' } };
  const seen: object[] = [];
  const inPlace = { isIn: (session: string) => session === 'main', part: () => part, subscribe: () => () => undefined };
  const drawIn = (session: string) =>
    renderToStaticMarkup(
      <InPlaceContext.Provider value={inPlace}>
        <Included
          $schema={include}
          env={{ session }}
          render={(_, node) => {
            seen.push(node);
            return <p />;
          }}
        />
      </InPlaceContext.Provider>,
    );
  drawIn('main');
  expect(seen).toEqual([{ $$id: 'p', type: 'tpl', tpl: 'Given', $$visibleOn: '${x}' }]);
  drawIn('dialog');
  expect(seen).toHaveLength(1);
});
