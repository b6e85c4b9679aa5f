export function terminalLocale(environment?: Record<string, string | undefined>): 'zh-CN' | 'en-US';
export function texts(): Record<string, string>;
export function text(key: string, values?: Record<string, string | number>): string;
