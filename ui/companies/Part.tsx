import type { ReactNode } from 'react'
import styles from './Company.module.css'
import type { CompanyPart } from './company-parts.ts'

type Props = { readonly part: Pick<CompanyPart, 'id' | 'title'>; readonly children: ReactNode }

/** A part under its heading, the same place in view and in edit mode. */
export const Part = ({ part, children }: Props) => (
  <section aria-labelledby={part.id} className={styles.part}>
    <h2 id={part.id} tabIndex={-1} className={styles.heading}>
      {part.title}
    </h2>
    {children}
  </section>
)
