import '#ui/kit/modal-styles.ts'
import { Modal } from '@mantine/core'
import type { Role } from '@osh/core/norms/responsibilities.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { Instant } from '@osh/core/shared/instant.ts'
import { keepTogether } from '@osh/core/wording/no-break.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/app/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { roleHistoryStore } from './history-store.ts'
import styles from './Responsible.module.css'
import { responsibleTexts as texts } from './texts.ts'

type Props = { readonly role: Role; readonly onClose: () => void }

/** Who was responsible when, the latest first. */
export default observer(function RoleHistoryModal({ role, onClose }: Props) {
  const store = useService(roleHistoryStore)
  useEffect(() => void store.open(role.id), [store, role])
  return (
    <Modal opened onClose={onClose} title={texts.history}>
      <p className={styles.about}>{role.name}</p>
      <Loaded state={store.state} onRetry={() => void store.open(role.id)} rows={3}>
        {(terms) =>
          terms.length === 0 ? (
            <p>{texts.noHistory}</p>
          ) : (
            <ul className={styles.terms}>
              {terms.map((term) => (
                <TermItem key={term.id} term={term} timeZone={store.timeZone} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Modal>
  )
})

function TermItem({ term, timeZone }: { readonly term: Term; readonly timeZone: string }) {
  const { since, until } = term
  const to = until === null ? null : dayOf(until.at, timeZone)
  return (
    <li>
      <b>{term.employeeFullName}</b>
      <span>{texts.since(dayOf(since.at, timeZone), to)}</span>
      <span className={styles.second}>{keepTogether(printOrderLink(term.orderLink))}</span>
    </li>
  )
}

/** The day of a moment in the company's own zone. */
const dayOf = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('ru', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(
    new Date(at),
  )
