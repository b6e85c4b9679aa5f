const many = <Item>(count: number, each: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => each(at));

/** A container with a form of 17 fields. */
const section = (at: number) => ({
  type: 'container',
  id: `section-${at}`,
  body: [
    {
      type: 'form',
      id: `form-${at}`,
      title: `Form ${at}`,
      body: many(17, (field) => ({
        type: 'input-text',
        id: `field-${at}-${field}`,
        name: `f_${at}_${field}`,
        label: `Field ${at}.${field}`,
      })),
    },
  ],
});

/** A page of plain amis nodes with as many sections; each brings 19 nodes. */
export const pageOf = (sections: number): object => ({
  type: 'page',
  id: 'page',
  body: [...many(sections, section), { type: 'tpl', id: 'last', tpl: 'The last of all' }],
});

/** The pages that are measured: one of 60 nodes, as screens are, and one of 1,000. */
export const pages = { small: pageOf(3), large: pageOf(53) } as const;
