import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import styles from '../Documents.module.css'
import { documentTexts as texts } from '../texts.ts'

/** Roles that forms rest on are unfilled: nothing is refused because of it. */
export function ResponsibleWarning({ count }: { readonly count: number }) {
  return (
    <div className={styles.warning}>
      <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
      <p>
        {texts.unfilled(count)} <Link to="/settings/responsible">{texts.fillResponsible}</Link>
      </p>
    </div>
  )
}
