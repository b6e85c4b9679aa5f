import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Overlay, PopOver } from 'amis-core';
import { useRef, useState } from 'react';
import 'amis-ui/lib/themes/cxd';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchPopups } from './leave-popups.ts';

beforeAll(() => watchPopups(document));
afterEach(cleanup);

const clicked = vi.fn();

/** A field with a popup, in the way in which amis draws one, between two others. */
function Fields() {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  return (
    <>
      <input aria-label="before" />
      <button type="button" ref={target} onClick={() => open(!isOpen)}>
        Colour
      </button>
      <input aria-label="after" onClick={clicked} />
      <Overlay container={document.body} target={() => target.current} show={isOpen}>
        <PopOver overlay onHide={() => open(false)}>
          <button type="button">Red</button>
          <button type="button">Blue</button>
        </PopOver>
      </Overlay>
    </>
  );
}

const popup = () => document.querySelector('.cxd-PopOver');
const field = (label: string) => screen.getByLabelText(label);

/** What a click is for a browser. */
function click(element: Element): void {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click'])
    fireEvent(element, new MouseEvent(type, { bubbles: true }));
}

function open(): HTMLElement {
  render(<Fields />);
  // Nothing has a size here; amis places a popup by that of its field.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(10);
  const button = screen.getByText('Colour');
  button.focus();
  click(button);
  expect(popup()).not.toBeNull();
  return button;
}

it('a click elsewhere closes a popup and does what it is for', () => {
  open();
  click(field('after'));
  expect(popup()).toBeNull();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('what goes on within the popup leaves it open', () => {
  open();
  click(screen.getByText('Red'));
  expect(popup()).not.toBeNull();
});

it('the tab key closes a popup, and so does a field that gets the keyboard', async () => {
  const button = open();
  fireEvent.keyDown(button, { key: 'Tab' });
  expect(popup()).toBeNull();
  click(button);
  field('before').focus();
  await expect.poll(popup).toBeNull();
});

it('keys lead into a popup, through it and back to its field', () => {
  const button = open();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByText('Red'));
  fireEvent.keyDown(screen.getByText('Red'), { key: 'Tab' });
  expect(popup()).not.toBeNull();
  screen.getByText('Blue').focus();
  fireEvent.keyDown(screen.getByText('Blue'), { key: 'Tab' });
  expect(popup()).toBeNull();
  expect(document.activeElement).toBe(button);
  click(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(popup()).toBeNull();
});
