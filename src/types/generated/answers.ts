// Made by `npm run types` from schemas/contracts; change that and run it again.

/** The fields of an object, with theirs; `true` where anything may be. */
export type Fields = true | { readonly [name: string]: Fields };

/** Operation → the fields of the `data` it answers; absent: anything. */
export const answers: Readonly<Record<string, Fields>> = {
  captcha: {"svg":true},
  listCompanies: {"items":true},
  login: {"redirect":true},
  loginByPhone: {"redirect":true},
  logout: {"redirect":true},
  passwordDescription: {"description":true,"rules":true,"pattern":true},
  updatePassword: {},
  updateUserInfo: {"id":true,"name":true,"email":true,"username":true,"phone":true,"nickName":true,"avatar":true},
  upload: {"id":true,"value":true,"url":true,"filename":true},
  userInfo: {"id":true,"name":true,"email":true,"username":true,"phone":true,"nickName":true,"avatar":true},
  userRoles: {"items":true},
  verifyEmail: {"ok":true,"msg":true},
  verifyPhone: {"ok":true,"msg":true},
};
