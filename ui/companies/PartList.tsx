import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import styles from './Company.module.css'
import type { CompanyFormStore } from './company-form-store.ts'
import { type CompanyPart, companyParts } from './company-parts.ts'
import { companyTexts as texts } from './texts.ts'

/** Beside the form: its parts, and how many fields of each are refused. */
export const PartList = observer(function PartList({ store }: { readonly store: CompanyFormStore }) {
  const errorsIn = ({ fields }: CompanyPart) =>
    fields.filter((field) => store.messages[field] !== undefined).length
  return (
    <nav aria-label={texts.partList} className={styles.aside}>
      <ul className={styles.list}>
        {companyParts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`} onClick={(event) => jump(event, part.id)}>
              {part.title}
              <ErrorCount count={errorsIn(part)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})

const ErrorCount = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{texts.partErrors(count)}</span>
    </span>
  )

function jump(event: MouseEvent, id: string): void {
  event.preventDefault()
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
