export { postToGateway } from './http-gateway.ts';
export { putIntoOutbox } from './outbox.ts';
