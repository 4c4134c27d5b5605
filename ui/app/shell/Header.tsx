import { nameCompanyShort } from '@osh/core/companies/company.ts'
import { IconBell, IconBuilding, IconNews, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import { kitTexts } from '#ui/kit/texts.ts'
import { currentCompany } from '../session/current-company.ts'
import { appTexts } from '../texts.ts'
import { Logo } from './Logo.tsx'
import styles from './Shell.module.css'
import { shellStore } from './shell-store.ts'
import { shellTexts } from './texts.ts'

const areas = [
  { to: '/company', also: '/settings', label: appTexts.areas.company, Icon: IconBuilding },
  {
    to: '/employees',
    also: '/settings/requirements',
    label: appTexts.areas.employees,
    Icon: IconUsers,
  },
  { to: '/account', label: appTexts.areas.account, Icon: IconUserCircle },
  { to: '/news', label: appTexts.areas.news, Icon: IconNews },
  { to: '/notifications', label: appTexts.areas.notifications, Icon: IconBell, counted: true },
]

const isUnder = (area: string, path: string): boolean => path === area || path.startsWith(`${area}/`)

/** The area that a path is of: the one that names the most of it. */
function findArea(pathname: string): string | undefined {
  const named = areas.flatMap(({ to, also }) => [to, also].flatMap((path) => (path ? [{ to, path }] : [])))
  return named
    .filter(({ path }) => isUnder(path, pathname))
    .reduce<(typeof named)[number] | undefined>(
      (most, one) => (most && most.path.length > one.path.length ? most : one),
      undefined,
    )?.to
}

export const Header = observer(function Header() {
  const { company, count } = useService(currentCompany)
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo to="/news" />
        <nav aria-label={shellTexts.mainNavigation} style={{ display: 'contents' }}>
          <ul className={styles.links}>
            {areas.map(({ to, label, Icon, counted }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={to === findArea(pathname) ? 'page' : undefined}
                >
                  <span className={styles.icon}>
                    <Icon size={20} stroke={1.6} aria-hidden />
                    {counted && <OverdueBadge />}
                  </span>
                  <span className={styles.label}>{label}</span>
                  {counted && <OverdueWords />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.company}>
          {company?.example && <span className={styles.example}>{shellTexts.example}</span>}
          {company &&
            (count > 1 ? (
              <Link to="/account/settings#companies" title={shellTexts.otherCompany}>
                {nameCompanyShort(company)}
              </Link>
            ) : (
              nameCompanyShort(company)
            ))}
        </p>
      </div>
    </header>
  )
})

const OverdueBadge = observer(function OverdueBadge() {
  const { overdueTotal } = useService(shellStore)
  if (overdueTotal === 0) return null
  return (
    <span className={styles.badge} aria-hidden>
      {overdueTotal > 99 ? '99+' : overdueTotal}
    </span>
  )
})

const OverdueWords = observer(function OverdueWords() {
  const { overdueTotal } = useService(shellStore)
  return overdueTotal > 0 && <span className="visually-hidden">{kitTexts.overdue(overdueTotal)}</span>
})
