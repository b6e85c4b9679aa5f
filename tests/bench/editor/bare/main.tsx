import 'amis/lib/themes/cxd.css';
import 'amis/lib/helper.css';
import 'amis-editor-core/lib/style.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// amis-editor chooses its labels while its modules load.
localStorage.setItem('suda-i18n-locale', 'en-US');
const [{ Editor }, page] = await Promise.all([
  import('amis-editor'),
  fetch(`/page-${new URLSearchParams(location.search).get('page')}.json`).then((answer) => answer.json()),
]);

const fetcher = async () => ({ status: 200, headers: {}, data: { status: 0, data: {} } });
createRoot(document.getElementById('root') as HTMLElement).render(
  createElement(
    'div',
    { style: { display: 'flex', flexDirection: 'column', height: '100vh' } },
    createElement(Editor, {
      theme: 'cxd',
      value: page,
      amisEnv: { fetcher, enableAMISDebug: false },
      onEditorMount: ({ store }: { store: object }) => Object.assign(window, { editorStore: store }),
      onChange: () => undefined,
    } as never),
  ),
);
