const form = { type: 'sign-in' };
const heading = { type: 'tpl', wrapperComponent: 'h1', tpl: 'Globex' };
const page = (...body: object[]) => ({ type: 'page', body: [heading, ...body] });
const styled = (style: object) => page({ type: 'container', style, body: form });
const classed = (className: string) => page({ type: 'container', className, body: form });
/** Acts by itself while somebody looks at the page. */
const later = (actions: object[], ...body: object[]) => ({
  ...page(...body, { type: 'tpl', tpl: '${after}' }),
  id: 'own',
  data: { after: '', away: '' },
  onEvent: {
    init: {
      actions: [
        { actionType: 'wait', args: { time: 2500 } },
        ...actions,
        { actionType: 'setValue', componentId: 'own', args: { value: { after: 'IT IS LATER', away: 'yes' } } },
      ],
    },
  },
});

/** Sign-in pages whose author wants nobody to see or use the platform's form. No checker looks at them. */
export const hidden: Readonly<Record<string, object>> = {
  'margin to the left': styled({ marginLeft: '-9999px' }),
  'far down in a scrolling box': page({
    type: 'container',
    className: 'overflow-auto',
    style: { maxHeight: '200px' },
    body: { type: 'container', style: { paddingTop: '9000px' }, body: form },
  }),
  'a box that scrolls sideways': page({
    type: 'container',
    className: 'overflow-x-auto',
    body: { type: 'container', style: { paddingLeft: '3000px', width: '4000px' }, body: form },
  }),
  'a path': styled({ offsetPath: 'path("M -9000 -9000 L -9001 -9001")' }),
  'in a low scrolling box': page({
    type: 'container',
    style: { height: '30px', overflow: 'auto' },
    body: [heading, form],
  }),
  scale: styled({ transform: 'scale(0)' }),
  'opacity by class': classed('opacity-0'),
  'letters of one pixel': styled({ fontSize: '1px' }),
  'a cover with a class of the form': page(
    { type: 'container', body: form },
    {
      type: 'tpl',
      tpl: '<div class="pw-sign-in" style="margin-top: -900px; height: 1000px; background: white">x</div>',
    },
  ),
  'no height by classes': classed('h-0 overflow-hidden'),
  'no height': styled({ height: '1px', overflow: 'hidden' }),
  'no width and no overflow': styled({ width: 0, height: 0, overflow: 'clip' }),
  'letters of no size': styled({ fontSize: 0 }),
  'letters without filling': styled({ WebkitTextFillColor: 'transparent' }),
  'clip-path': styled({ clipPath: 'inset(50%)' }),
  visibility: styled({ visibility: 'hidden' }),
  'a thick line through its words': styled({ textDecoration: 'line-through 60px white' }),
  'no pointer': styled({ pointerEvents: 'none' }),
  'classes of the node': page({ ...form, className: 'w-0 h-0 overflow-hidden -ml-96' }),
  'a page and body without size': {
    ...page(form),
    aside: [heading],
    className: 'w-0 hidden',
    bodyClassName: 'hidden w-0 h-0 overflow-hidden',
  },
  'on phones and others alike': page({ ...form, mobile: { hidden: true }, pc: { hidden: true } }),
  'a cover': page(
    { type: 'container', body: form },
    {
      type: 'container',
      className: 'pw-sign-in bg-white',
      style: { position: 'relative', marginTop: '-900px', height: '1000px', zIndex: 2147483647 },
      body: 'Sign in elsewhere',
    },
  ),
  'a form of its own beside it': page(
    { type: 'container', style: { marginLeft: '-9999px' }, body: form },
    { type: 'container', className: 'pw-sign-in', body: { type: 'button', actionType: 'submit', label: 'Sign in' } },
  ),
  'a class that comes later': later([], {
    type: 'container',
    className: '${away ? "h-0 overflow-hidden" : ""}',
    body: form,
  }),
  'a node that goes later': later([{ actionType: 'hidden', componentId: 'around' }], {
    type: 'container',
    id: 'around',
    body: form,
  }),
};
