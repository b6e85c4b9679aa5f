// Stands for the worker that compiles pages: it does what a page's title says, and nothing watches over it.
import { existsSync } from 'node:fs';

const memory = [];

/** Resolves once a file is there. */
async function fileIsThere(path) {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 5));
}

process.on('message', async ({ schema }) => {
  if (schema.title === 'hang') for (;;);
  if (schema.title === 'fill the memory') for (;;) memory.push(new Array(1_000_000).fill(memory.length));
  if (schema.title === 'crash') process.exit(3);
  if (schema.title?.startsWith('until ')) await fileIsThere(schema.title.slice('until '.length));
  process.send({ form: { html: `<p>${schema.title}</p>`, title: '', covered: true, gaps: [], reads: [] } });
});
process.on('disconnect', () => process.exit());
process.send('ready');
