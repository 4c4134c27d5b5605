import type { Memo } from '@osh/core/memos/memo.ts'
import { headerLabels } from '@osh/core/memos/memo-header.ts'
import { deriveMemoStatus, isDone } from '@osh/core/memos/memo-status.ts'
import { readSignatory } from '@osh/core/memos/signatory.ts'
import { findRules, isDated } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { absent, completionResultWords } from '@osh/core/wording/sections.ts'
import { observer } from 'mobx-react-lite'
import { May } from '#ui/app/session/May.tsx'
import { NoName } from '#ui/app/session/NoName.tsx'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { Hidden } from '#ui/kit/states/Hidden.tsx'
import { type FormRow, hidesSome, nameOutcomeField } from './form/form-row.ts'
import { nameMemoRow, RowWords } from './form/MemoRowWords.tsx'
import type { MemoFormStore } from './form/memo-form-store.ts'
import { RowList } from './form/RowList.tsx'
import styles from './Memo.module.css'
import { memoTexts as texts } from './texts.ts'

type Props = { readonly store: MemoFormStore; readonly memo: Memo }

/** A stored memo for reading; «ввести» leads to the row's own field. */
export const MemoView = observer(function MemoView({ store, memo }: Props) {
  return (
    <>
      <DefinitionList>
        <DefinitionRow term={headerLabels.recipient}>{memo.recipient}</DefinitionRow>
        <DefinitionRow term={headerLabels.author}>
          {readSignatory(memo) ? memo.author : <NoName />}
        </DefinitionRow>
        <DefinitionRow term={headerLabels.fullName}>{memo.fullName}</DefinitionRow>
        <DefinitionRow term={headerLabels.name}>{memo.name}</DefinitionRow>
        {findRules(memo.section).memoLines.map((field) => (
          <DefinitionRow key={field} term={headerLabels[field]}>
            {memo[field]}
          </DefinitionRow>
        ))}
        <DefinitionRow term={headerLabels.basis}>{memo.basis}</DefinitionRow>
        <DefinitionRow term={headerLabels.note}>{memo.note}</DefinitionRow>
        {!isDated(memo.section) && (
          <DefinitionRow term={memos.reportApprovedOn}>
            {memo.reportApprovedOn ? (
              formatDate(memo.reportApprovedOn)
            ) : (
              <Enter store={store} memo={memo} focused="reportApprovedOn" label={memos.reportApprovedOn} />
            )}
          </DefinitionRow>
        )}
        {memo.section === 'workingConditions' && (
          <DefinitionRow term={memos.registeredOn}>
            {memo.registeredOn ? (
              formatDate(memo.registeredOn)
            ) : (
              <Enter store={store} memo={memo} focused="registeredOn" label={memos.registeredOn} />
            )}
          </DefinitionRow>
        )}
      </DefinitionList>
      <RowsHead
        section={memo.section}
        done={hidesSome(store.rows) ? null : memo.rows.filter(isDone).length}
        all={memo.rows.length}
      />
      <RowList
        rows={store.rows}
        keyOf={({ key }) => key}
        render={(row) => (
          <>
            <RowWords row={row} mark={store.marks.get(row.employeeId)} />
            <OutcomeWords store={store} memo={memo} row={row} />
          </>
        )}
      />
    </>
  )
})

type HeadProps = {
  readonly section: Memo['section']
  /** Null where that is hidden. */
  readonly done: number | null
  readonly all: number
}

export const RowsHead = ({ section, done, all }: HeadProps) => (
  <div className={styles.rowsHead}>
    <h3>{texts.employees}</h3>
    <span>
      {done === null ? texts.rows(all) : `${findRules(section).words.done} ${texts.done(done, all)}`}
    </span>
  </div>
)

function OutcomeWords({ store, memo, row }: Props & { readonly row: FormRow }) {
  if (row.hidden) return <Hidden />
  if (row.date !== null)
    return (
      <span className={row.result === 'failed' ? styles.failed : undefined}>
        {formatDate(row.date)}
        {row.result === 'failed' && <span className={styles.second}>{completionResultWords.failed}</span>}
      </span>
    )
  if (row.found !== null && row.found !== 'notAssessed')
    return <span>{completionResultWords[row.found]}</span>
  return (
    <Enter
      store={store}
      memo={memo}
      focused={nameOutcomeField(row)}
      label={texts.enterFor(nameMemoRow(row, store))}
    />
  )
}

type EnterProps = Props & { readonly focused: string; readonly label: string }

function Enter({ store, memo, focused, label }: EnterProps) {
  const words = isDated(memo.section) ? memos.enterDate : memos.chooseDate
  if (deriveMemoStatus(memo) === 'canceled') return <span>{absent}</span>
  return (
    <May right="form-memos" otherwise={<span>{absent}</span>}>
      <button type="button" className={styles.enter} onClick={() => store.edit(focused)}>
        {words}
        <span className="visually-hidden">{` ${label}`}</span>
      </button>
    </May>
  )
}
