import type { FastifyInstance } from 'fastify';
import { componentsContract } from '../../../src/types/generated/contracts/components.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { componentUses, deleteComponent, listComponents, uploadComponent } from './calls.ts';
import { registerFrames } from './frames.ts';

/** Packages of custom components: their calls, and the frames that they run in. */
export function registerComponents(app: FastifyInstance): void {
  defineOperations(app, componentsContract, { listComponents, uploadComponent, deleteComponent, componentUses });
  registerFrames(app);
}
