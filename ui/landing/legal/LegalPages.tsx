import { LegalText } from './LegalText.tsx'
import { contractOffer, privacyPolicy } from './legal-texts.ts'

export const PrivacyPolicyPage = () => <LegalText {...privacyPolicy} />

export const ContractOfferPage = () => <LegalText {...contractOffer} />
