/** The ways to prove who one is: names as in `authTypes`, and passkeys. */
export type Method =
  | 'password'
  | 'email'
  | 'phone'
  | 'passkey'
  | 'ldap'
  | 'weixin'
  | 'uuap'
  | 'bce'
  | 'baidu'
  | 'oauth'
  | 'workweixin'
  | 'idaas'
  | 'third'
  | 'third-company'
  | 'cas2'
  | 'feishu'
  | 'dingding';
