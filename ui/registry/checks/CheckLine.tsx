import { Checkbox } from '@mantine/core'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { sayError } from '@osh/core/wording/refusals/say.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { nameCardPath } from '#ui/employee-card/card-tabs.ts'
import styles from '../Registry.module.css'
import { words } from '../refused.ts'
import { registryTexts as texts } from '../texts.ts'
import { Amendments } from './Amendments.tsx'
import type { CheckRow } from './check-row.ts'
import type { ChecksStore } from './checks-store.ts'

type Props = { readonly store: ChecksStore; readonly row: CheckRow }

/** A knowledge check, what the register would refuse it for, and fields for what the records lack. */
export const CheckLine = observer(function CheckLine({ store, row }: Props) {
  const { check, who, faults, asks, isTold } = row
  const { person, programme, date, passed, protocol } = check
  const isReady = faults.length === 0
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={texts.take(who, programme)}
        disabled={!isReady}
        checked={isReady && !store.left.has(check.completionId)}
        onChange={({ currentTarget }) => store.choose([row], currentTarget.checked)}
      />
      <div>
        <Link to={nameCardPath(check.employeeId)}>{who}</Link>
        <p className={styles.muted}>
          {[person.position, store.marks.get(check.employeeId)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div>
        <p>{programme}</p>
        <p className={styles.muted}>
          {[
            formatDate(date),
            passed ? texts.passed : texts.failed,
            ...(protocol === null ? [] : [texts.protocolOf(protocol)]),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles.state}>
        {isTold && (
          <p className={styles.muted}>
            {check.registry === null ? texts.awaited : texts.registered(check.registry)}
          </p>
        )}
        {isReady && <p>{texts.ready}</p>}
        <Faults row={row} said={store.refused.get(check.completionId) ?? []} />
        {asks.size > 0 && <Amendments store={store} row={row} />}
      </div>
    </li>
  )
})

/** What no field beside it is about. */
function Faults({ row, said }: { readonly row: CheckRow; readonly said: readonly string[] }) {
  const { faults, asks, isTold } = row
  const own = isTold
    ? []
    : faults.filter(({ field }) => !asks.has(field)).map((fault) => sayError(fault, words))
  const all = [...own, ...said]
  if (all.length === 0) return null
  return (
    <ul className={styles.faults}>
      {all.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
