/** A page of which four nodes cannot be shown. */
export const brokenNodes = {
  type: 'page',
  body: [
    { type: 'tpl', wrapperComponent: 'h1', tpl: 'Broken nodes' },
    { type: 'tabs', tabs: [null] },
    { type: 'tpl', wrapperComponent: '1-is-no-element', tpl: 'never seen' },
    { type: 'pgae', body: 'never seen' },
    {
      type: 'form',
      title: '',
      wrapWithPanel: false,
      body: [
        { type: 'input-text', name: 'sound', label: 'Sound' },
        { type: 'input-txt', name: 'broken', label: 'never seen' },
      ],
    },
    { type: 'tpl', wrapperComponent: 'p', tpl: 'one' },
    { type: 'tpl', wrapperComponent: 'p', tpl: 'two' },
    { type: 'tpl', wrapperComponent: 'p', tpl: 'three' },
    { type: 'tpl', wrapperComponent: 'p', tpl: 'after all of it' },
  ],
};
