import type { User } from '../types/start.ts';

/**
 * The headers of a request of our own pages: they tell for whom the page was made. In another tab the browser may have been
 * signed out and in as somebody else since; the server then takes the request for nobody's.
 */
export const ownHeaders = (user: User | null) => ({
  'X-Requested-With': 'pagewright',
  'X-Signed-In-As': `${user?.id ?? ''}`,
});

export type OwnHeaders = ReturnType<typeof ownHeaders>;
