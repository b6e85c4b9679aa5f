import '../editor/document-styles.ts';
import { deviceData } from '../editor/device-data.ts';
import { registerEditorRenderers } from '../editor/registry.ts';
import { setDocumentData } from '../host/frame-data/root-data.ts';
import { startHost } from '../host/index.tsx';
import { translationFor } from '../routes/one-company.ts';

registerEditorRenderers();
setDocumentData(deviceData);
void startHost({ documentKind: 'editor', translationFor });
