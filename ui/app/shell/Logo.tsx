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
          <path d="M7.5 19v-2a6.5 6.5 0 0 1 13 0v2" />
          <path d="M12.5 8.5h3" />
        </g>
      </svg>
      <span className={styles.name}>{appTexts.service}</span>
    </Link>
  )
}
