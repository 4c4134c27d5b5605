import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { Link } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './PublicPage.module.css'
import { landingTexts } from './texts.ts'

const { footer } = landingTexts

export function PublicFooter() {
  const year = useService(ports.clock).today(DEFAULT_TIME_ZONE).slice(0, 4)
  return (
    <footer className={styles.footer}>
      <nav aria-label={footer.label} className={styles.row}>
        <Link to="/main">{footer.about}</Link>
        <Link to="/law">{footer.law}</Link>
        <Link to="/ContractOffer">{footer.offer}</Link>
        <Link to="/PrivacyPolicy">{footer.privacy}</Link>
        <span className={styles.copyright}>{footer.copyright(year)}</span>
      </nav>
    </footer>
  )
}
