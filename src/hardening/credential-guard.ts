import { createContext } from 'react';

/** Whether the nodes here belong to a tenant's sign-in page: fields that take text are then replaced by a note. */
export const CredentialGuard = createContext(false);
