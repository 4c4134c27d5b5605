import type { ReactNode } from 'react'
import { kitTexts } from '../texts.ts'
import styles from './DefinitionList.module.css'

export function DefinitionList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

type RowProps = { readonly term: string; readonly children?: ReactNode }

/** A value under its name; nothing, null or an empty text shows as «—». */
export function DefinitionRow({ term, children }: RowProps) {
  const absent = children === undefined || children === null || children === ''
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{absent ? kitTexts.absent : children}</dd>
    </div>
  )
}
