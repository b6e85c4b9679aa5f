/** Where the calls of a level are, from the platform to an app. */
export const scopes = ['/api', '/api/company/:companyKey', '/api/company/:companyKey/app/:appKey'];
