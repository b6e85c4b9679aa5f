import { startHost } from '../host/index.tsx';

void startHost({ documentKind: 'login' });
