import { startHost } from '../host/index.tsx';

startHost({ documentKind: 'app' });
