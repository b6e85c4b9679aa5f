import type { FastifyInstance } from 'fastify';
import { registerConfiguration } from './configuration/routes.ts';

/** Every feature of the API registers its own calls here. */
export async function registerFeatures(app: FastifyInstance): Promise<void> {
  registerConfiguration(app);
}
