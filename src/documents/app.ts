import { startHost } from '../host/index.tsx';
import { loadFullStyles } from '../host/late/full-styles.ts';
import { registerPageActions } from '../host/start/page-actions.ts';
import { reveal, untilDrawn } from './reveal.ts';

const shown = startHost({ documentKind: 'app', onHost: registerPageActions }).then(() => untilDrawn());
void Promise.all([loadFullStyles(), shown]).then(() => reveal());
