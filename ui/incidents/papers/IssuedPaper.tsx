import type { IncidentPaper } from '@osh/core/incidents/papers-of-file.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { IconFileCheck, IconFileX } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { archivePath } from '#ui/documents/document-paths.ts'
import styles from '../Incidents.module.css'
import { paperTexts as texts } from './texts.ts'

type Props = {
  readonly paper: IncidentPaper
  /** Whose papers the archive shows, as its address says it. */
  readonly among: Readonly<Record<string, string>>
}

/** A paper that was issued, leading to it in the archive; struck through once it is annulled. */
export function IssuedPaper({ paper, among }: Props) {
  const { title, number, date, about, annulled } = paper
  const Icon = annulled ? IconFileX : IconFileCheck
  const named = texts.issued(title, number, formatDate(date), about)
  const search = new URLSearchParams({ ...among, search: `№ ${number} от ${formatDate(date)}` })
  return (
    <p className={styles.line}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <Link to={`${archivePath}?${search}`}>{annulled ? <s>{named}</s> : named}</Link>
      {annulled && <span className={styles.muted}>{texts.annulled}</span>}
    </p>
  )
}
