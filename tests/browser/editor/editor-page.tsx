import 'amis/lib/themes/cxd.css';
import 'amis-editor-core/lib/style.css';
import '../../../src/editor/problems.css';
import { Editor } from 'amis-editor';
import type { EditorManager } from 'amis-editor-core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { checker } from '../../../src/editor/checker.ts';
import { loadPlugins } from '../../../src/editor/load-plugins.ts';
import { markCanvas } from '../../../src/editor/mark-canvas.ts';
import { ProblemList } from '../../../src/editor/problem-list.tsx';
import { registerProblemNote } from '../../../src/editor/problem-note.tsx';
import { problems } from '../../../src/editor/problem-store.ts';
import { problemsOf } from '../../../src/editor/problems.ts';
import { showProblem } from '../../../src/editor/show-problem.ts';
import type { Words } from '../../../src/editor/words.ts';
import { registerOwnRenderers, registry } from '../../../src/host/renderers/registry.ts';
import { actionWritingsOf, writingsOf } from './writings.ts';

const words: Words = (key) => (texts as Record<string, string>)[key];
const check = checker(new Worker('/checker-worker.js', { type: 'module' }), { texts, keys: Object.keys(texts) });

const page = {
  type: 'page',
  body: [
    { type: 'tpl', tpl: 'Above' },
    { type: 'form', body: [{ type: 'send-code', name: 'code', label: 'Code', api: 'post:/send', target: 'email' }] },
  ],
};

let editor: EditorManager | undefined;

/** Checks the page as the editor has it, marks and all, so that problems find their nodes. */
async function follow(): Promise<void> {
  const schema = editor?.store.schema;
  const messages = schema && (await check.check(JSON.parse(JSON.stringify(schema))));
  if (!messages) return;
  problems.set(problemsOf(schema, messages, { words, read: (text) => text }));
  markCanvas(document, problems.all());
}

/** What the editor's plugins put on a page, and what they show of it beforehand. */
function scaffoldsOf({ plugins: known }: EditorManager): unknown[] {
  return known.flatMap(({ scaffold, previewSchema }) => JSON.parse(JSON.stringify([scaffold, previewSchema])));
}

function EditorPage({ plugins }: { plugins: Awaited<ReturnType<typeof loadPlugins>> }) {
  const [value, setValue] = useState<object>(page);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Editor
        theme="cxd"
        value={value as never}
        plugins={plugins as never}
        amisEnv={
          { fetcher: async () => ({ status: 200, data: { status: 0, data: {} } }), enableAMISDebug: false } as never
        }
        onEditorMount={(manager: EditorManager) => {
          editor = manager;
          Object.assign(window, {
            scaffolds: scaffoldsOf(manager),
            panels: writingsOf(manager),
            actions: actionWritingsOf(manager),
          });
          void follow();
        }}
        onChange={(next: object) => {
          setValue(next);
          (window as unknown as { page: object }).page = next;
          void follow();
        }}
      />
      <ProblemList
        words={words}
        onSelect={(problem) => editor && showProblem(editor, problem)}
        onMend={() => undefined}
      />
    </div>
  );
}

registerOwnRenderers();
registerProblemNote();
localStorage.setItem('suda-i18n-locale', 'en-US');
const plugins = await loadPlugins(Object.values(registry), words);
createRoot(document.getElementById('root') as HTMLElement).render(<EditorPage plugins={plugins} />);
