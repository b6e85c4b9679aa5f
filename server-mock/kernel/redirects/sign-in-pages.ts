/** The sign-in page's, and what a page that is not for anybody leads to. */
export const loginPath = '/login';

/** The sign-in page for embedding elsewhere, without the scene around it; providers lead back to it by `from=standalone`. */
export const standaloneLoginPath = '/login/standalone';

/** Where one signs in with a passkey. */
export const passkeyLoginPath = '/login/passkey';

/** Where the company is named whose own provider signs somebody in. */
export const companyLoginPath = '/login/company';
