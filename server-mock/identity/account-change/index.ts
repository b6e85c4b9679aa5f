export { afterPasswordChange, passwordColumns } from './change-password.ts';
export { refuseProblems } from './field-errors.ts';
export { type Problems, passwordProblems, profileChange } from './profile-change.ts';
export { reservedAddress, takenIdentifiers } from './taken.ts';
