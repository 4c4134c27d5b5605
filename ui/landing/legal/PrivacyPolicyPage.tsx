import { LegalText } from './LegalText.tsx'
import { privacyPolicy } from './legal-texts.ts'

export function Component() {
  return <LegalText {...privacyPolicy} />
}
