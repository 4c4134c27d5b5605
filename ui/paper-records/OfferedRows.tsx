import '#ui/kit/checkbox-styles.ts'
import { Checkbox } from '@mantine/core'
import { findRetakeDay } from '@osh/core/obligations/standing/retake-day.ts'
import type { OfferedRow } from '@osh/core/paper-records/offer.ts'
import type { PaperKind } from '@osh/core/paper-records/recorded-forms.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import styles from './PaperRecord.module.css'
import type { PaperRecordStore } from './paper-record-store.ts'
import { paperRecordTexts as texts } from './texts.ts'

type Props = { readonly store: PaperRecordStore }

/** So many are looked through without a search. */
const AT_A_GLANCE = 20

/** What becomes record: who, what, and what follows. */
export const OfferedRows = observer(function OfferedRows({
  store,
  kind,
}: Props & { readonly kind: PaperKind }) {
  const { rows, shown, chosen } = store
  const isAll = shown.every(({ key }) => chosen.has(key))
  return (
    <section aria-labelledby="paper-rows">
      <div className={styles.head}>
        <h2 id="paper-rows">
          {texts.will} <span>{rows.length}</span>
        </h2>
        {kind === 'check' && (
          <DateField
            label={texts.date}
            value={store.date}
            max={store.today}
            onChange={store.setDate}
            className={styles.date ?? ''}
          />
        )}
        {rows.length > AT_A_GLANCE && (
          <SearchInput label={texts.search} search={store.search} onSearch={store.setSearch} />
        )}
      </div>
      {rows.length > 1 && (
        <Checkbox
          className={styles.all ?? ''}
          label={texts.all}
          checked={isAll}
          indeterminate={!isAll && shown.some(({ key }) => chosen.has(key))}
          onChange={() => store.choose(shown, !isAll)}
        />
      )}
      <ul className={styles.rows}>
        {shown.map((row) => (
          <Row key={row.key} store={store} kind={kind} row={row} />
        ))}
      </ul>
    </section>
  )
})

type RowProps = Props & { readonly kind: PaperKind; readonly row: OfferedRow }

const Row = observer(function Row({ store, kind, row }: RowProps) {
  const { key, who, what, becomes, memoNumber, instead } = row
  const isIn = store.chosen.has(key)
  const hasFailed = store.failed.has(key)
  const retake = hasFailed ? findRetakeDay({ date: store.date, result: 'failed' }) : null
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={texts.take(who, what)}
        checked={isIn}
        onChange={(event) => store.choose([row], event.currentTarget.checked)}
      />
      <div>
        <b>{who}</b>
        <p className={styles.what}>{what}</p>
      </div>
      <p className={styles.what}>
        {memoNumber === null ? becomes !== 'nothing' && texts.becomes[becomes] : texts.memo(memoNumber)}
        {instead !== '' && `, ${texts.was(instead)}`}
      </p>
      {kind === 'check' && (
        <div className={styles.result}>
          <Checkbox
            label={texts.failed}
            aria-label={texts.failedOf(who)}
            disabled={!isIn}
            checked={hasFailed}
            onChange={(event) => store.fail(row, event.currentTarget.checked)}
          />
          {retake !== null && <p className={styles.what}>{texts.retake(formatDate(retake))}</p>}
        </div>
      )}
    </li>
  )
})

/** Of what nothing becomes, and why. */
export const LeftRows = observer(function LeftRows({ store }: Props) {
  const { left } = store
  if (left.length === 0) return null
  return (
    <section aria-labelledby="paper-left">
      <div className={styles.head}>
        <h2 id="paper-left">
          {texts.not} <span>{left.length}</span>
        </h2>
      </div>
      <ul className={styles.rows}>
        {left.map(({ key, who, what, why }) => (
          <li key={key} className={`${styles.row} ${styles.left}`}>
            <div>
              <b>{who}</b>
              <p className={styles.what}>{what}</p>
            </div>
            <p className={styles.what}>{why && texts.why[why]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
})
