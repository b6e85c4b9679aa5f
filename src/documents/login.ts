import { startHost } from '../host/index.tsx';
import { loadFullStylesAfterFirstUse } from '../host/late/full-styles.ts';
import { adoptShell } from '../shell/adopt.ts';
import { keepWantedPart } from './wanted-part.ts';

keepWantedPart();
void startHost({ documentKind: 'login' }).then(adoptShell).then(loadFullStylesAfterFirstUse);
