// Made by `npm run types` from schemas/contracts/uploads.json; change that and run it again.

import contract from '../../../../schemas/contracts/uploads.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

/**
 * The file's bytes.
 */
export type UploadedFileAnswer = string;

export interface UploadsOperations {
  upload: {
    query: UploadQuery;
    answer: UploadAnswer;
  };
  uploadedFile: {
    params: UploadedFileParams;
    answer: UploadedFileAnswer;
  };
}
export interface UploadQuery {
  /**
   * avatar: cut to a square of at most 512 pixels, 10 MB; image (the default): at most 2560 pixels, 1 MB. Neither may have more than 25 million pixels.
   */
  purpose?: 'avatar' | 'image';
}
export interface UploadAnswer {
  id: number;
  /**
   * The address, as an image field takes it.
   */
  value: string;
  url: string;
  filename: string;
}
export interface UploadedFileParams {
  id: number;
}

/** The contract with the types of its calls. */
export const uploadsContract: Contract<UploadsOperations> = withLists(contract);
