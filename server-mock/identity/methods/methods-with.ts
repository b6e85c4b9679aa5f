import { type MethodName, type MethodsWith, methods, type SignInMethod } from './table.ts';

const names = Object.keys(methods) as MethodName[];

/** The names of the methods whose entry has all these values, in the order of the table. */
export function methodsWith<const Wanted extends Partial<SignInMethod>>(wanted: Wanted): MethodsWith<Wanted>[] {
  const fields = Object.entries(wanted) as [keyof SignInMethod, unknown][];
  const fits = (name: MethodName) => fields.every(([field, value]) => methods[name][field] === value);
  return names.filter(fits) as MethodsWith<Wanted>[];
}

/** Whether a name, which may be any text, is that of a method whose entry has all these values. */
export function isMethodWith<const Wanted extends Partial<SignInMethod>>(
  name: string,
  wanted: Wanted,
): name is MethodsWith<Wanted> {
  return methodsWith(wanted).some((method) => method === name);
}
