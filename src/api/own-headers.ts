import { HOST_FRAME } from '../reach/frame.ts';
import { KEY_HEADER, PAGE_HEADER, pageNameOf } from '../reach/page-name.ts';
import type { User } from '../types/start.ts';

/** The headers that the platform's own code adds to its requests. */
export type OwnHeaders = Readonly<Record<string, string>>;

/**
 * The headers of a request of our own pages. They tell for whom the page was made: in another tab the browser may have been
 * signed out and in as somebody else since, and the server then takes the request for nobody's. They also name the platform's own code
 * as their sender, with the document's key as proof; the fetcher of a frame puts the frame's name in its place.
 */
export const ownHeaders = ({ user, pageKey }: { user: User | null; pageKey: string }): OwnHeaders => ({
  'X-Requested-With': 'pagewright',
  'X-Signed-In-As': `${user?.id ?? ''}`,
  [PAGE_HEADER]: pageNameOf(HOST_FRAME),
  [KEY_HEADER]: pageKey,
});
