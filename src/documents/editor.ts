import '../editor/document-styles.ts';
// Now, before the document is closed to programs: this keeps the one that panels need.
import '../editor/doors/conditions.ts';
import { registerEditorRenderers } from '../editor/registry.ts';
import { startHost } from '../host/index.tsx';

registerEditorRenderers();
void startHost({ documentKind: 'editor' });
