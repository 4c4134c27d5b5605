import { IconAlertCircle } from '@tabler/icons-react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import styles from './ErrorSummary.module.css'
import { fieldTexts } from './texts.ts'

export type WrongField = { readonly id: string; readonly label: string }

type Props = {
  /** By default «Не сохранено: исправьте …». */
  readonly title?: ReactNode
  /** By the `id` of their inputs, in the order of the form. */
  readonly fields: readonly WrongField[]
  /** For a form whose refusal may be out of sight: the focus brings it there. */
  readonly ref?: Ref<HTMLDivElement>
}

const SUMMARY_ID = 'refusal'

/** At the top of a form that was refused: links to the fields. Nothing when there is nothing to say. */
export function ErrorSummary({ title, fields, ref }: Props) {
  if (title === undefined && fields.length === 0) return null
  return (
    <div id={SUMMARY_ID} ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <IconAlertCircle className={styles.icon} size={20} stroke={1.6} aria-hidden />
      <div>
        <p className={styles.title}>{title ?? fieldTexts.notSaved(fields.length)}</p>
        <ul className={styles.fields}>
          {fields.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`} onClick={(event) => jump(event, field.id)}>
                {field.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function jump(event: MouseEvent, id: string): void {
  event.preventDefault()
  focusField(id)
}

/** After a refusal: to the first wrong field, or to the summary when it names none; once they are drawn. */
export function focusRefused(firstWrong: string | undefined): void {
  requestAnimationFrame(() => focusField(firstWrong ?? SUMMARY_ID))
}

/** Scrolls to the field and puts the cursor in it; a group that is folded over it opens. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
