import { render } from '@testing-library/react';
import { EnvContext } from 'amis-core';
import { Drawer, Modal, PopUp } from 'amis-ui';
import { beforeAll, expect, it } from 'vitest';
import { FrameBox } from '../markup/frame-box.tsx';
import { keepPortals } from './kept-portals.tsx';

beforeAll(keepPortals);

const windows: [string, JSX.Element][] = [
  [
    'popup',
    <PopUp key="p" isShow className="own-window">
      x
    </PopUp>,
  ],
  [
    'dialog',
    <Modal key="m" show onHide={() => undefined} className="own-window">
      x
    </Modal>,
  ],
  [
    'drawer',
    <Drawer key="d" show position="left" onHide={() => undefined} className="own-window">
      x
    </Drawer>,
  ],
];

it.each(windows)('draws a %s without a container in the frame of its author', (_, window) => {
  const container = document.body.appendChild(document.createElement('div'));
  const env = { speaker: { container } } as never;
  const shown = render(<EnvContext.Provider value={env}>{window}</EnvContext.Provider>);
  expect(container.querySelector('.own-window')).not.toBeNull();
  shown.unmount();
  container.remove();
});

it.each(windows)('leaves a %s of the platform where it was', (_, window) => {
  const shown = render(window);
  expect(document.querySelector('body > * .own-window, body > .own-window')).not.toBeNull();
  shown.unmount();
});

it.each(windows)('draws a %s in the frame when the very first render opens it', (_, window) => {
  const env = { speaker: {} } as never;
  const shown = render(
    <EnvContext.Provider value={env}>
      <FrameBox env={env}>{window}</FrameBox>
    </EnvContext.Provider>,
  );
  expect(document.querySelector('.pw-tenant-view .own-window')).not.toBeNull();
  expect(document.querySelectorAll('.own-window')).toHaveLength(1);
  shown.unmount();
});
