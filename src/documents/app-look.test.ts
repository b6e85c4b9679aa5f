import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import look from '../shell/app-look.json' with { type: 'json' };

const folder = join(import.meta.dirname, 'skeletons');
const files = globSync(['page/*.html', 'shared/foot.html'], { cwd: folder });

test.each(files)('the document has the styles of %s', (file) => {
  const html = readFileSync(join(folder, file), 'utf8');
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag!);
  expect(look.classes).toEqual(expect.arrayContaining(classes));
  expect(look.tags).toEqual(expect.arrayContaining(tags));
});
