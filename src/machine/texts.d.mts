export function terminalLocale(environment?: Record<string, string | undefined>): 'zh-CN' | 'en-US';
export function texts(locale?: 'zh-CN' | 'en-US'): Record<string, string>;
export function text(key: string, values?: Record<string, string | number>, locale?: 'zh-CN' | 'en-US'): string;
