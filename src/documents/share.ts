import '../theme/styles.ts';
import { startHost } from '../host/index.tsx';

void startHost({ documentKind: 'share' });
