import { loadFullStylesAfterFirstUse } from '../host/full-styles.ts';
import { startHost } from '../host/index.tsx';
import { adoptShell } from '../shell/adopt.ts';

void startHost({ documentKind: 'login' }).then(adoptShell).then(loadFullStylesAfterFirstUse);
