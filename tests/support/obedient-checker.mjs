// Stands for the process that checks pages: it does what a page's title says, and nothing watches over it.
process.on('message', ({ page }) => {
  if (page.title === 'hang') for (;;);
  if (page.title === 'crash') process.exit(3);
  process.send({ messages: [{ code: page.title }] });
});
process.on('disconnect', () => process.exit());
process.send('ready');
