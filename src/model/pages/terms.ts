export { legalPage as termsPage, type LegalPage as TermsPage } from '../legal.ts'
