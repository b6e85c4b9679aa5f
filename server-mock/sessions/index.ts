export { clearSessionCookie, sessionCookieAttributes, sessionToken, setSessionCookie } from './cookie.ts';
export { openSession, renewSession } from './open-session.ts';
export { createSessions } from './sessions.ts';
