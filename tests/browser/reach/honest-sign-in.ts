const form = { type: 'sign-in' };
const heading = { type: 'tpl', wrapperComponent: 'h1', tpl: 'Globex' };
const lead = { type: 'tpl', wrapperComponent: 'p', tpl: 'Everything under one roof. '.repeat(12) };
const box = (body: unknown, style: object = {}, className = '') => ({ type: 'container', style, className, body });
const page = (body: unknown, rest: object = {}) => ({ type: 'page', ...rest, body });

/** Sign-in pages as companies design them. */
export const honest: Readonly<Record<string, object>> = {
  'two halves side by side, one below the other on phones': page({
    type: 'grid',
    columns: [
      { md: 6, body: box([heading, lead], { background: '#0f4c5c', color: '#fff', padding: '3rem' }) },
      { md: 6, body: box(form, { padding: '2rem' }) },
    ],
  }),
  'a card on the right over a picture': page(
    box(
      box([heading, form], {
        maxWidth: '24rem',
        marginLeft: 'auto',
        padding: '2rem',
        borderRadius: '1rem',
        overflow: 'hidden',
        background: '#fff',
      }),
      {
        background: 'linear-gradient(90deg, #123, #456)',
        padding: '1rem',
        minHeight: '100vh',
      },
    ),
  ),
  'below a hero as high as the window and three of its sections': page([
    box(heading, { minHeight: '100vh', background: '#eee' }),
    box(lead, { minHeight: '60vh' }),
    box(lead, { minHeight: '60vh' }),
    box(lead, { minHeight: '60vh' }),
    form,
  ]),
  'in the middle of a flex box': page({
    type: 'flex',
    justify: 'center',
    alignItems: 'center',
    style: { minHeight: '90vh' },
    items: [box([heading, form], { width: '22rem', maxWidth: '100%' })],
  }),
  'columns without a break': page({
    type: 'hbox',
    columns: [{ columnClassName: 'w-24', body: heading }, { body: form }],
  }),
  'with an entrance': page([
    heading,
    { ...box(form), animations: { enter: { type: 'fadeInUp', duration: 1, delay: 0.3 } } },
  ]),
  'a pulsing card that overlaps the hero': page([
    box(heading, { height: '16rem', background: '#0f4c5c' }),
    box(form, { marginTop: '-6rem', padding: '1rem', background: '#fff', opacity: 0.95 }, 'animate-pulse'),
  ]),
  'dark, with small letters, in a box that scrolls': page(
    box([heading, lead, lead, form], {
      maxHeight: '80vh',
      overflow: 'auto',
      background: '#111',
      color: 'rgba(255, 255, 255, 0.8)',
      fontSize: '12px',
      padding: '1rem',
    }),
  ),
  'a page without the form, which the platform adds': page([heading, lead, lead, lead]),
  'an open side and a toolbar': page([heading, form], { aside: 'News', toolbar: 'Help', title: 'Sign in' }),
  'two forms, one of them put aside on phones': page([
    box(form, { maxWidth: '20rem' }),
    { ...box(form, {}, 'hidden'), visibleOn: '${false}' },
  ]),
};
