export function prepareTools(): Promise<void>;
export function prepareProgram(): Promise<void>;
