import '#ui/kit/modal-styles.ts'
import { Modal } from '@mantine/core'
import type { Role } from '@osh/core/norms/responsibilities.ts'
import { printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { MemberNames } from '#ui/app/session/member-names.ts'
import { useMemberNames } from '#ui/app/session/use-member-names.ts'
import { formatDayOf } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { roleHistoryStore } from './history-store.ts'
import styles from './Responsible.module.css'
import { responsibleTexts as texts } from './texts.ts'

type Props = { readonly role: Role; readonly onClose: () => void }

/** Who was responsible when, the latest first. */
export default observer(function RoleHistoryModal({ role, onClose }: Props) {
  const store = useService(roleHistoryStore)
  const names = useMemberNames()
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
                <TermItem key={term.id} term={term} timeZone={store.timeZone} names={names} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Modal>
  )
})

type TermProps = { readonly term: Term; readonly timeZone: string; readonly names: MemberNames }

const TermItem = observer(function TermItem({ term, timeZone, names }: TermProps) {
  const { since, until } = term
  const to = until === null ? null : formatDayOf(until.at, timeZone)
  const appointed = names.nameOf(since.by)
  const ended = until && names.nameOf(until.by)
  return (
    <li>
      <b>{term.employeeFullName}</b>
      <span>{texts.since(formatDayOf(since.at, timeZone), to)}</span>
      <span className={styles.second}>{keepTogether(printOrderLink(term.orderLink))}</span>
      {appointed !== null && <span className={styles.second}>{texts.signed(appointed, ended)}</span>}
    </li>
  )
})
