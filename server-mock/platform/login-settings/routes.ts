import type { FastifyInstance } from 'fastify';
import { loginLookContract } from '../../../src/types/generated/contracts/login-look.ts';
import { loginPageContract } from '../../../src/types/generated/contracts/login-page.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { loginPage, setLoginPage } from './calls.ts';
import { loginLook, removeLoginLook, setLoginLook, tryLoginLook } from './look-calls.ts';

/** The settings of the sign-in page: the platform chooses a screen, companies and apps have a look. */
export function registerLoginSettings(app: FastifyInstance): void {
  defineOperations(app, loginPageContract, { loginPage, setLoginPage });
  defineOperations(app, loginLookContract, { loginLook, setLoginLook, removeLoginLook, tryLoginLook });
}
