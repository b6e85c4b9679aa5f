import { createRelay, type ToRelay } from './relay.ts';

const relay = createRelay((said) => self.postMessage(said));
self.addEventListener('message', ({ data }: MessageEvent<ToRelay>) => relay(data));
