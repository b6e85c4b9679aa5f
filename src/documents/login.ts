import { startHost } from '../host/index.tsx';
import { loadFullStylesAfterFirstUse } from '../host/late/full-styles.ts';
import { adoptShell } from '../shell/adopt.ts';

void startHost({ documentKind: 'login' }).then(adoptShell).then(loadFullStylesAfterFirstUse);
