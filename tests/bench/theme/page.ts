const many = <Item>(count: number, each: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => each(at));

const LEVELS = ['primary', 'default', 'success', 'danger'];

/** A panel with three fields, four buttons and a tag: about 42 elements of HTML. */
const panel = (at: number) => ({
  type: 'panel',
  id: `panel-${at}`,
  title: `Panel ${at}`,
  body: [
    {
      type: 'form',
      id: `form-${at}`,
      wrapWithPanel: false,
      body: many(3, (field) => ({
        type: 'input-text',
        id: `field-${at}-${field}`,
        name: `f_${at}_${field}`,
        label: `Field ${at}.${field}`,
      })),
    },
    ...LEVELS.map((level) => ({ type: 'button', id: `${level}-${at}`, level, label: `Button ${level}` })),
    { type: 'tag', id: `tag-${at}`, label: `Tag ${at}`, displayMode: 'rounded', color: 'active' },
  ],
});

/** The page that is previewed. */
export const previewed = {
  type: 'page',
  id: 'home',
  body: [
    { type: 'tpl', id: 'title', tpl: 'Seven hundred elements', wrapperComponent: 'h1' },
    ...many(16, panel),
    { type: 'tpl', id: 'last', tpl: 'The last of all' },
  ],
};
