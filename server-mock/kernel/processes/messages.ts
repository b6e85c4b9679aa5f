/** The process's first message: it takes tasks. */
export const ready = 'ready';

/** The signal that ends a process which used too much processor time: POSIX has it for this. */
export const overTime = 'SIGXCPU';
