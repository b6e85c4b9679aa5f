import { startHost } from '../host/index.tsx';
import { loadFullStyles } from '../host/late/full-styles.ts';
import { reveal, untilDrawn } from './reveal.ts';

void Promise.all([loadFullStyles(), startHost({ documentKind: 'app' }).then(() => untilDrawn())]).then(() => reveal());
