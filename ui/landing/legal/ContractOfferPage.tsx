import { LegalText } from './LegalText.tsx'
import { contractOffer } from './legal-texts.ts'

export function Component() {
  return <LegalText {...contractOffer} />
}
