import '../editor/document-styles.ts';
import { registerEditorRenderers } from '../editor/registry.ts';
import { startHost } from '../host/index.tsx';

registerEditorRenderers();
void startHost({ documentKind: 'editor' });
