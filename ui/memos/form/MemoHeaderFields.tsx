import '#ui/kit/form-styles.ts'
import { Textarea, TextInput } from '@mantine/core'
import { type HeaderField, headerLabels } from '@osh/core/memos/memo-header.ts'
import { findRules, isDated } from '@osh/core/sections/section.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { observer } from 'mobx-react-lite'
import { NoName } from '#ui/app/session/NoName.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from '../Memo.module.css'
import { memoTexts as texts } from '../texts.ts'
import type { MemoFormStore } from './memo-form-store.ts'

type Props = { readonly store: MemoFormStore }

/** What is above the rows of a memo, in the order it is read. */
export const MemoHeaderFields = observer(function MemoHeaderFields({ store }: Props) {
  const { section } = store
  const { memoLines } = findRules(section)
  return (
    <div className={styles.fields}>
      <Field store={store} field="recipient" long autofocus={store.focused === null} />
      <Field store={store} field="author" long />
      {store.header.author.trim() === '' && (
        <p className={styles.hint}>
          <NoName />
        </p>
      )}
      <Field store={store} field="fullName" long />
      <Field store={store} field="name" />
      {memoLines.length > 0 && (
        <div className={memoLines.length > 1 ? styles.pair : undefined}>
          {memoLines.map((field) => (
            <Field key={field} store={store} field={field} />
          ))}
        </div>
      )}
      <Field store={store} field="basis" />
      <Field store={store} field="note" long />
      {!isDated(section) && (
        <DateField
          id="reportApprovedOn"
          label={memos.reportApprovedOn}
          value={store.reportApprovedOn}
          max={store.today}
          clearable
          error={store.messages.reportApprovedOn}
          onChange={store.setReportApprovedOn}
        />
      )}
      {section === 'workingConditions' && (
        <DateField
          id="registeredOn"
          label={memos.registeredOn}
          description={texts.countsFromRegistration}
          value={store.registeredOn}
          max={store.today}
          clearable
          error={store.messages.registeredOn}
          onChange={store.setRegisteredOn}
        />
      )}
    </div>
  )
})

type FieldProps = Props & {
  readonly field: HeaderField
  /** Shown in as many lines as it takes; but a note it is one line all the same. */
  readonly long?: boolean
  readonly autofocus?: boolean
}

const Field = observer(function Field({ store, field, long = false, autofocus = false }: FieldProps) {
  const asEntered = (text: string): string => (field === 'note' ? text : text.replaceAll(/\s*\n\s*/g, ' '))
  const common = {
    id: field,
    label: headerLabels[field],
    value: store.header[field],
    error: store.messages[field],
    ...(autofocus ? { 'data-autofocus': true } : {}),
  }
  return long ? (
    <Textarea
      {...common}
      autosize
      minRows={1}
      maxRows={6}
      onChange={(event) => store.setHeader({ [field]: asEntered(event.currentTarget.value) })}
    />
  ) : (
    <TextInput {...common} onChange={(event) => store.setHeader({ [field]: event.currentTarget.value })} />
  )
})
