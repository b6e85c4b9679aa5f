import { expect, it } from 'vitest';
import { shownStyles } from './shown-styles.ts';

const sheet = `:root{--a:1}.cxd-Table-cell{color:red}.cxd-Select,.cxd-Button{color:red}.cxd-SelectedLabel{color:red}
.cxd-TextControl-input{color:red}.tox .tox-menu{color:red}.pw-login-card{color:red}.pw-shared-by{color:red}
@media (max-width:768px){.m\\:hidden{display:none}.cxd-CBGroup{color:red}}@font-face{font-family:x;src:url(x)}`;

it('keeps what pages without fields may look like, and nothing of fields, editors and the platform’s own pages', async () => {
  const css = await shownStyles(sheet);
  for (const kept of [
    '--a',
    'Table-cell',
    'Button',
    'SelectedLabel',
    'pw-shared-by',
    String.raw`m\:hidden`,
    'font-face',
  ])
    expect(css).toContain(kept);
  expect(css).not.toMatch(/cxd-Select\b|TextControl|tox|pw-login|CBGroup/);
});
