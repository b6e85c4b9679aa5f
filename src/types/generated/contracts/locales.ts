// Made by `npm run types` from schemas/contracts/locales.json; change that and run it again.

export interface LocalesOperations {
  getLocale: {
    params: GetLocaleParams;
    answer: GetLocaleAnswer;
  };
}
export interface GetLocaleParams {
  locale: 'zh-CN' | 'en-US';
}
export interface GetLocaleAnswer {
  [k: string]: string;
}
