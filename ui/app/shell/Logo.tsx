import { Link } from 'react-router-dom'
import { appTexts } from '../texts.ts'
import styles from './Logo.module.css'

/** The mark and the name; the name goes where there is no room for it. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="6" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M5.5 19h17" />
          <path d="M7.500 19v-2.500a6.500 6.500 0 0 1 13 0V19" />
          <path d="M12 10.500v3.500M16 10.500v3.500" />
        </g>
      </svg>
      <span className={styles.name}>{appTexts.service}</span>
    </Link>
  )
}
