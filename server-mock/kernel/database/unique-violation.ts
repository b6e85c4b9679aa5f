/** The code of PostgreSQL for a value that another row has in a unique column. */
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row has the value already. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;
