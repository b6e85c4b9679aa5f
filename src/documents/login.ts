import { startHost } from '../host/index.tsx';
import { adoptShell } from '../shell/adopt.ts';
import { loadFullStylesAfterFirstUse } from './full-styles.ts';

void startHost({ documentKind: 'login' }).then(adoptShell).then(loadFullStylesAfterFirstUse);
