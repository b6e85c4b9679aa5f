// Stands for the worker that compiles pages: it does what a page's title says, and nothing watches over it.
const memory = [];

process.on('message', ({ schema }) => {
  if (schema.title === 'hang') for (;;);
  if (schema.title === 'fill the memory') for (;;) memory.push(new Array(1_000_000).fill(memory.length));
  if (schema.title === 'crash') process.exit(3);
  process.send({ form: { html: `<p>${schema.title}</p>`, title: '', covered: true, gaps: [], reads: [] } });
});
process.on('disconnect', () => process.exit());
process.send('ready');
