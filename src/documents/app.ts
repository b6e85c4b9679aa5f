import { loadFullStyles } from '../host/full-styles.ts';
import { startHost } from '../host/index.tsx';
import { reveal, untilDrawn } from './reveal.ts';

void Promise.all([loadFullStyles(), startHost({ documentKind: 'app' }).then(() => untilDrawn())]).then(() => reveal());
