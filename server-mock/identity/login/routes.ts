import type { FastifyInstance } from 'fastify';
import { loginContract } from '../../../src/types/generated/contracts/login.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { login, loginByPhone } from './login.ts';
import { verifyEmail } from './verify-email.ts';
import { verifyPhone } from './verify-phone.ts';

/** Signing in by code and by password, and the calls that send codes. */
export function registerLogin(app: FastifyInstance): void {
  defineOperations(app, loginContract, { login, loginByPhone, verifyEmail, verifyPhone });
}
