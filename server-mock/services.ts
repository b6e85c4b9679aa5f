import type { Accounts } from './identity/accounts/service.ts';
import type { Codes } from './identity/codes/service.ts';
import type { Companies } from './identity/companies/service.ts';
import type { Identities } from './identity/identities/service.ts';
import type { KnownDevices } from './identity/known-devices/service.ts';
import type { Passwords } from './identity/passwords/service.ts';
import type { Sessions } from './identity/sessions/service.ts';
import type { OneCompany } from './kernel/addresses/one-company.ts';
import type { Audit } from './kernel/audit-log/service.ts';
import type { AccessTokens } from './kernel/contracts/access-token.ts';
import type { Limits } from './kernel/limits/service.ts';
import type { Secrets } from './kernel/secrets/service.ts';
import type { Mailer } from './outbound/mail/service.ts';
import type { SmsSender } from './outbound/sms/service.ts';
import type { CsvFiles } from './platform/csv-files/service.ts';
import type { Installation } from './platform/installation/service.ts';
import type { LoginPages } from './platform/login-page/service.ts';
import type { PageKeys } from './platform/reach/service.ts';
import type { Screens } from './platform/screens/service.ts';
import type { Shells } from './platform/shells/service.ts';
import type { Pictures } from './platform/uploads/service.ts';

/**
 * What features use of one another. Each feature's interface lies in its folder (`service.ts`), with what others need to know of it;
 * the folder's `index.ts` exports `create<Name>(base)`. `compose.ts` puts them together once per process. App nodes hold no state
 * besides caches that events refresh.
 *
 * The request context hands them to handlers. It lies below the features and therefore cannot name them: they are added to
 * its list here, where all are known.
 */
declare module './kernel/services/service-base.ts' {
  interface Services {
    installation: Installation;
    oneCompany: OneCompany;
    mail: Mailer;
    sms: SmsSender;
    limits: Limits;
    devices: KnownDevices;
    audit: Audit;
    codes: Codes;
    secrets: Secrets;
    sessions: Sessions;
    accessTokens: AccessTokens;
    accounts: Accounts;
    passwords: Passwords;
    companies: Companies;
    identities: Identities;
    loginPages: LoginPages;
    pageKeys: PageKeys;
    screens: Screens;
    shells: Shells;
    pictures: Pictures;
    csvFiles: CsvFiles;
  }
}
