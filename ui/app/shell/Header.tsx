import { IconBell, IconBuilding, IconNews, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router-dom'
import { kitTexts } from '#ui/kit/texts.ts'
import { currentCompany } from '../current-company.ts'
import { useService } from '../services-context.tsx'
import { appTexts } from '../texts.ts'
import { Logo } from './Logo.tsx'
import styles from './Shell.module.css'
import { shellStore } from './shell-store.ts'

const areas = [
  { to: '/company', label: appTexts.areas.company, Icon: IconBuilding },
  { to: '/employees', label: appTexts.areas.employees, Icon: IconUsers },
  { to: '/account', label: appTexts.areas.account, Icon: IconUserCircle },
  { to: '/news', label: appTexts.areas.news, Icon: IconNews },
  { to: '/notifications', label: appTexts.areas.notifications, Icon: IconBell, counted: true },
]

export const Header = observer(function Header() {
  const { company } = useService(currentCompany)
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo to="/notifications" />
        <nav aria-label={appTexts.mainNavigation} style={{ display: 'contents' }}>
          <ul className={styles.links}>
            {areas.map(({ to, label, Icon, counted }) => (
              <li key={to}>
                <NavLink to={to} className={styles.link ?? ''}>
                  <span className={styles.icon}>
                    <Icon size={20} stroke={1.6} aria-hidden />
                    {counted && <OverdueBadge />}
                  </span>
                  <span className={styles.label}>{label}</span>
                  {counted && <OverdueWords />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.company}>{company?.shortName}</p>
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
