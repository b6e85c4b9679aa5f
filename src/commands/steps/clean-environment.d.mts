export function cleanEnvironment(environment?: NodeJS.ProcessEnv): Record<string, string> & { PATH: string };
