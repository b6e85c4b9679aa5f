import type { FastifyInstance } from 'fastify';
import { loginPageContract } from '../../../src/types/generated/contracts/login-page.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { loginPage, setLoginPage } from './calls.ts';

/** The settings of the sign-in page, at every level. */
export function registerLoginSettings(app: FastifyInstance): void {
  defineOperations(app, loginPageContract, { loginPage, setLoginPage });
}
