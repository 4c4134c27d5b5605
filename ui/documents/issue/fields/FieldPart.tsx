import type { ReactNode } from 'react'
import styles from '../Issue.module.css'

type Props = {
  readonly id: string
  readonly label: string
  readonly description?: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Several inputs that are one value of a form. */
export function FieldPart({ id, label, description, error, children }: Props) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.part}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {description !== undefined && <p className={styles.hint}>{description}</p>}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
