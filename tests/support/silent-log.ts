import pino from 'pino';

/** The log of a server or database of which nothing is to be read. */
export const silentLog = pino({ level: 'silent' });
