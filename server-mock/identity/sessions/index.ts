export { clearSessionCookie, sessionCookieAttributes, sessionToken, setSessionCookie } from './cookie.ts';
export { deviceOf } from './device.ts';
export { endSessionsOfProvider } from './end-of-provider.ts';
export { lifetimeAt } from './lifetime.ts';
export { asLocale } from './locale.ts';
export { openSession, renewSession } from './open-session.ts';
export { requireSameRight } from './same-right.ts';
export { createSessions } from './sessions.ts';
export { hashToken, newToken } from './token.ts';
