/** Where the document answers that a tenant's page is drawn in, below the context path. */
export const tenantPagePath = '/tenant-page';
