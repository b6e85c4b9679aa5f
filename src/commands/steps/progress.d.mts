export function showProgress(label: string, stream?: NodeJS.WriteStream): (succeeded: boolean) => void;
