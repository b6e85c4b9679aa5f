import type { FastifyInstance } from 'fastify';
import { collectionsContract } from '../../../src/types/generated/contracts/collections.ts';
import { documentsContract } from '../../../src/types/generated/contracts/documents.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { changeCollection, createCollection, listCollections, readCollection } from './collections.ts';
import { exportDocuments } from './csv-export.ts';
import { importDocuments } from './csv-import.ts';
import {
  changeDocument,
  createDocument,
  listChanges,
  listDocuments,
  readDocument,
  removeDocuments,
} from './documents.ts';
import { readOptions } from './options.ts';
import { removeCollection, removedCollections, restoreCollection } from './remove-collection.ts';
import { removedDocuments, restoreDocuments } from './removed-documents.ts';
import { readTotals } from './totals.ts';

/** The collections of apps, and the documents in them. */
export function registerData(app: FastifyInstance): void {
  const collections = {
    listCollections,
    createCollection,
    readCollection,
    changeCollection,
    removeCollection,
    removedCollections,
    restoreCollection,
    importDocuments,
  };
  defineOperations(app, collectionsContract, collections);
  const documents = {
    listDocuments,
    createDocument,
    readDocument,
    changeDocument,
    removeDocuments,
    removedDocuments,
    restoreDocuments,
  };
  defineOperations(app, documentsContract, { ...documents, listChanges, readTotals, readOptions, exportDocuments });
}
