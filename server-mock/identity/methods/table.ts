/** A sign-in method: who proves a person, how the sign-in pages offer it, and what follows when its session ends. */
export interface SignInMethod {
  /**
   * Who proves the person: we ourselves, a directory that we ask, a provider whose site the browser visits, a messenger around the
   * page, or a device of the person. The configuration's `authTypes` name methods of the first three kinds.
   */
  kind: 'own' | 'directory' | 'provider' | 'messenger' | 'device';
  /** The key of the text on its tab or link. */
  text?: string;
  /** The part that stands in its tabs; absent where a tab holds nothing but a link. */
  form?: string;
  /** How `/login` offers it. */
  login?: 'tab' | 'link';
  /** How `/login/standalone` offers it. */
  standalone?: 'tab' | 'link';
  /** What the address of `/login/standalone` calls it: `?type=0`. */
  code?: number;
  /** The sign-in page is nothing but a visit elsewhere: where it is the only method or the default one, nobody sees the page. */
  straight?: boolean;
  /** Its tickets are good for the address they were made for, so `publicUrl` has to say which one is ours. */
  ownOrigin?: boolean;
  /** The provider sends the browser back to the address where it began, and not to `/callback` below it. */
  returnsToStart?: boolean;
  /** Who says where signing out goes on: the configuration's section of this name, or the company whose provider it is. */
  logout?: 'configuration' | 'company';
}

/**
 * Every way to sign in, in the order of the tabs and links. The server's types and rules follow from this table. Tests hold the
 * configuration's names, the sign-in pages, the routes and the texts to it.
 */
const table = {
  email: { kind: 'own', text: 'login.email', form: 'account/email-sign-in', login: 'tab', standalone: 'tab', code: 2 },
  phone: { kind: 'own', text: 'login.phone', form: 'account/phone-sign-in', login: 'tab' },
  captcha: { kind: 'own', text: 'login.captcha', form: 'account/code-sign-in', login: 'tab' },
  password: {
    kind: 'own',
    text: 'login.password',
    form: 'account/password-sign-in',
    login: 'tab',
    standalone: 'tab',
    code: 0,
  },
  ldap: {
    kind: 'directory',
    text: 'login.withLdap',
    form: 'account/ldap-sign-in',
    login: 'tab',
    standalone: 'tab',
    code: 1,
  },
  weixin: {
    kind: 'provider',
    text: 'login.withWeixin',
    form: 'account/weixin-frame',
    login: 'tab',
    standalone: 'tab',
    code: 3,
    logout: 'configuration',
  },
  uuap: { kind: 'provider', text: 'login.with.uuap', login: 'link', standalone: 'tab', code: 4, ownOrigin: true },
  bce: { kind: 'provider', text: 'login.with.bce', login: 'link', logout: 'configuration' },
  baidu: { kind: 'provider', text: 'login.with.baidu', login: 'link', logout: 'configuration' },
  oauth: {
    kind: 'provider',
    text: 'login.with.oauth',
    login: 'link',
    standalone: 'link',
    straight: true,
    logout: 'configuration',
  },
  workweixin: { kind: 'provider', text: 'login.with.workweixin', login: 'link', logout: 'configuration' },
  idaas: { kind: 'provider', text: 'login.with.idaas', login: 'link', straight: true, logout: 'configuration' },
  third: {
    kind: 'provider',
    text: 'login.with.third',
    login: 'link',
    standalone: 'link',
    straight: true,
    returnsToStart: true,
    logout: 'configuration',
  },
  'third-company': {
    kind: 'provider',
    text: 'login.with.thirdCompany',
    login: 'link',
    standalone: 'link',
    straight: true,
    returnsToStart: true,
    logout: 'company',
  },
  cas2: {
    kind: 'provider',
    text: 'login.with.cas2',
    login: 'link',
    standalone: 'link',
    code: 5,
    straight: true,
    ownOrigin: true,
  },
  passkey: { kind: 'device' },
  feishu: { kind: 'messenger' },
  dingding: { kind: 'messenger' },
} as const satisfies Record<string, SignInMethod>;

type Table = typeof table;
export type MethodName = keyof Table;

/** The table with every field of an entry readable. */
export const methods: Readonly<Record<MethodName, Readonly<SignInMethod>>> = table;

/** The names of the methods whose entry has these values: `MethodsWith<{ kind: 'own' }>`. */
export type MethodsWith<Wanted> = { [Name in MethodName]: Table[Name] extends Wanted ? Name : never }[MethodName];
