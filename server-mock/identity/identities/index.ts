export { agreedSettings, settingsIn } from './agreed.ts';
export { arrive } from './arrive.ts';
export { bindPurpose } from './bind.ts';
export { type ExternalUser, externalUser, type IdentityKey } from './external-user.ts';
export { createIdentities } from './identities.ts';
export { linkOwn, noteLinkRefused } from './link-own.ts';
export { endIdentitiesOf, endPendingOf, requirePending } from './pending.ts';
export { giveUpWayIn } from './ways-in.ts';
