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
    answer: Uploaded;
  };
  uploadHere: {
    query: UploadHereQuery;
    answer: Uploaded;
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
export interface Uploaded {
  id: number;
  /**
   * The address, as a field takes it.
   */
  value: string;
  url: string;
  filename: string;
}
export interface UploadHereQuery {
  /**
   * picture (the default): as an image of `/api/upload`; file: any content of at most 5 MB, which browsers save and never show.
   */
  kind?: 'picture' | 'file';
}
export interface UploadedFileParams {
  id: number;
}

/** The contract with the types of its calls. */
export const uploadsContract: Contract<UploadsOperations> = withLists(contract);
