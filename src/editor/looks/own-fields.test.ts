import { expect, it } from 'vitest';
import { withOwnFields } from './own-fields.ts';

const own = (field: object) => withOwnFields([{ type: 'group', body: [field] }], 'tpl');
const inGroup = (field: object) => [{ type: 'group', body: [field] }];

it('panels have fields of ours, with what the field was told', () => {
  const name = 'themeCss.className.font:default';
  expect(
    own({ type: 'amis-theme-font-editor', name, visibleOn: '${a}', hideLineHeight: true, hasSenior: false }),
  ).toEqual(
    inGroup({ type: 'theme-font', name, visibleOn: '${a}', parts: ['color', 'fontSize', 'fontWeight', 'font-family'] }),
  );
  expect(own({ type: 'amis-theme-padding-and-margin', hideMargin: true, editorValueToken: '--Form-item' })).toEqual(
    inGroup({ type: 'theme-spacing', parts: ['padding'], token: '--Form-item-' }),
  );
  expect(own({ type: 'amis-theme-color-picker', needGradient: true, needImage: true, labelMode: 'input' })).toEqual(
    inGroup({ type: 'theme-color', modes: ['color', 'gradient', 'image'] }),
  );
  expect(own({ type: 'amis-theme-size-editor', options: '${sizesOptions}', hideMinWidth: true })).toEqual(
    inGroup({ type: 'theme-size', parts: ['width', 'height'] }),
  );
  expect(own({ type: 'amis-theme-select', options: '${fontSizeOptions}', editorValueToken: '--a' })).toEqual(
    inGroup({ type: 'theme-size', scale: 'fontSize', token: '--a' }),
  );
  expect(own({ type: 'input-color', name: 'style.color' })).toEqual(
    inGroup({ type: 'theme-color', name: 'style.color', modes: ['color'] }),
  );
});

it('leaves other fields alone, and the colours of what paints by itself', () => {
  const panel = [{ type: 'input-text' }, { type: 'input-color', name: 'style.color' }];
  expect(withOwnFields(panel, 'qrcode')).toEqual(panel);
  const instance = new Date();
  expect(withOwnFields({ instance }, 'tpl')).toEqual({ instance });
});
