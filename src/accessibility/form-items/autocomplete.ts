/** What a browser fills in by itself, by the names under which forms ask for it. */
const byName: Record<string, string> = {
  email: 'email',
  mail: 'email',
  phone: 'tel',
  mobile: 'tel',
  username: 'username',
  account: 'username',
  name: 'name',
  nickName: 'nickname',
  newPassword: 'new-password',
  confirmPassword: 'new-password',
  currentPassword: 'current-password',
  oldPassword: 'current-password',
  password: 'current-password',
  verifyCode: 'one-time-code',
  code: 'one-time-code',
};

/** By amis's type, for fields whose name tells nothing. */
const byType: Record<string, string> = {
  'input-email': 'email',
  'input-url': 'url',
  'input-password': 'current-password',
  'send-code': 'one-time-code',
};

/**
 * The autofill token of a field (HTML, "Autofill"): what the page says, else what its name or type means, else none.
 * amis writes `off` where a page says nothing.
 *
 * @param said the page's own `nativeAutoComplete`.
 */
export function autocompleteToken(name: string, type: string, said?: string): string | undefined {
  if (said && said !== 'off') {
    return said;
  }
  const last = name.split('.').at(-1) ?? '';
  return (Object.hasOwn(byName, last) ? byName[last] : undefined) ?? byType[type];
}
