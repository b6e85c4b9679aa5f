import { expect, it, vi } from 'vitest';
import { textsIn } from './drawn-texts.ts';

it('tells the grounds of a text: one for each colour of a gradient, none on a picture', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 40, 20));
  document.body.innerHTML = `<div id="stage">
    <p style="font-size:14px;">plain</p>
    <p style="font-size:14px;background-image:linear-gradient(rgb(0, 0, 0), rgb(255, 255, 255))">gradient</p>
    <p style="font-size:14px;background-image:url(/picture.png)">picture</p>
    <p style="font-size:14px;background-image:url(/picture.png)"><b style="font-size:14px;background-color:rgb(0, 0, 0)">covered</b></p>
  </div>`;
  const found = textsIn(document.getElementById('stage')!);
  vi.restoreAllMocks();
  expect(found.map(({ text, grounds }) => [text, grounds.length])).toEqual([
    ['plain', 1],
    ['gradient', 2],
    ['picture', 0],
    ['covered', 1],
  ]);
});
