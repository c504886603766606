export { legalPage as privacyPage, type LegalPage as PrivacyPage } from '../legal.ts'
