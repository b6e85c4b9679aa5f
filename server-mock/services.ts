import type { Accounts } from './accounts/service.ts';
import type { Audit } from './audit/service.ts';
import type { Codes } from './codes/service.ts';
import type { Companies } from './companies/service.ts';
import type { Identities } from './identities/service.ts';
import type { Installation } from './installation/service.ts';
import type { KnownDevices } from './known-devices/service.ts';
import type { Limits } from './limits/service.ts';
import type { Mailer } from './mail/service.ts';
import type { Passwords } from './passwords/service.ts';
import type { PageKeys } from './reach/service.ts';
import type { Screens } from './screens/service.ts';
import type { Secrets } from './secrets/service.ts';
import type { Sessions } from './sessions/service.ts';
import type { Shells } from './shells/service.ts';
import type { SmsSender } from './sms/service.ts';
import type { Pictures } from './uploads/service.ts';

/**
 * What features use of one another. Each feature's interface lies in its folder (`service.ts`), with what others need to know of it;
 * the folder's `index.ts` exports `create<Name>(base)`. `compose.ts` puts them together once per process. App nodes hold no state
 * besides caches that events refresh.
 *
 * The request context hands them to handlers. It lies below the features and therefore cannot name them: they are added to
 * its list here, where all are known.
 */
declare module './service-base.ts' {
  interface Services {
    installation: Installation;
    mail: Mailer;
    sms: SmsSender;
    limits: Limits;
    devices: KnownDevices;
    audit: Audit;
    codes: Codes;
    secrets: Secrets;
    sessions: Sessions;
    accounts: Accounts;
    passwords: Passwords;
    companies: Companies;
    identities: Identities;
    pageKeys: PageKeys;
    screens: Screens;
    shells: Shells;
    pictures: Pictures;
  }
}
