export { storeCompany } from './store-company.ts';
