import '#ui/kit/modal-styles.ts'
import '#ui/kit/form-styles.ts'
import { Button, Modal, Radio, TextInput } from '@mantine/core'
import { findFactor } from '@osh/core/norms/factors.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { ppeUnitWords } from '@osh/core/wording/ppe.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { type CompletionFormStore, completionFormStore } from './completion-form-store.ts'
import styles from './Obligation.module.css'
import { listResultChoices } from './subject-choices.ts'
import { wordSubject } from './subject-words.ts'
import { completeWords, obligationTexts as texts } from './texts.ts'
import { type Dated, dateAll, useDoubtfulDays } from './use-doubtful-days.tsx'

type Props = {
  readonly obligation: StandingObligation
  readonly employee: Dated
  /** The completion that is corrected; without it a new one is entered. */
  readonly corrected?: Completion
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Enters that the employee has passed it, without a memo; or corrects what was entered so. */
export const CompletionModal = observer(function CompletionModal(props: Props) {
  const { obligation, employee, corrected, onClose, onSaved } = props
  const store = useService(completionFormStore)
  const { show } = useService(notices)
  useEffect(
    () => (corrected ? store.beginCorrection(obligation, corrected) : store.begin(obligation)),
    [store, obligation, corrected],
  )
  const doubts = useDoubtfulDays()
  const save = async (): Promise<boolean> => {
    const date = store.date === corrected?.date ? null : store.date
    if (!(await doubts.ask(dateAll(date, [employee])))) return false
    if (!(await store.save(obligation))) return false
    show(corrected ? texts.corrected : texts.recorded)
    onSaved()
    onClose()
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty && !store.busy, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const { subject } = obligation
  return (
    <>
      <Modal
        opened
        {...ways(onClose)}
        title={corrected ? texts.correctTitle : completeWords[subject.section]}
      >
        <form noValidate onSubmit={submit}>
          <div className={styles.fields}>
            <p className={styles.note}>{wordSubject(subject, findFactor)}</p>
            {corrected && <p className={styles.note}>{texts.correctHint}</p>}
            {store.messages.form !== undefined && (
              <p role="alert" className={styles.refusal}>
                {store.messages.form}
              </p>
            )}
            <DateField
              id="completionDate"
              label={texts.completionDate}
              max={store.today}
              value={store.date}
              error={store.messages.date}
              onChange={store.setDate}
            />
            <ResultField store={store} obligation={obligation} />
          </div>
          <div className={styles.footer}>
            <Button type="submit" data-autofocus loading={store.busy}>
              {corrected ? texts.correct : texts.record}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
      {doubts.question}
    </>
  )
})

type FieldProps = { readonly store: CompletionFormStore; readonly obligation: StandingObligation }

const ResultField = observer(function ResultField({ store, obligation }: FieldProps) {
  const { subject } = obligation
  const { section } = subject
  if (subject.section === 'ppe')
    return (
      <TextInput
        id="completionQuantity"
        label={texts.quantity(ppeUnitWords[subject.unit])}
        inputMode="numeric"
        value={store.quantity}
        error={store.messages.quantity}
        onChange={(event) => store.setQuantity(event.currentTarget.value)}
      />
    )
  const { isDated, endsWithCheck } = findRules(section)
  if (!isDated) return <FoundField store={store} obligation={obligation} />
  return endsWithCheck ? <CheckField store={store} obligation={obligation} /> : null
})

const CheckField = observer(function CheckField({ store, obligation }: FieldProps) {
  const choices = listResultChoices(obligation.subject)
  return (
    <>
      <Radio.Group
        label={texts.result}
        value={String(store.result)}
        onChange={(result) => store.setResult(choices.find(({ value }) => value === result)?.value ?? null)}
      >
        <div className={styles.choices}>
          {choices.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
      <div role="status">
        {store.retakeBy !== null && (
          <p className={styles.warning}>{texts.failedHint(formatDate(store.retakeBy))}</p>
        )}
      </div>
    </>
  )
})

const FoundField = observer(function FoundField({ store, obligation }: FieldProps) {
  const risk = obligation.subject.section === 'risk'
  return (
    <>
      <SelectField
        id="completionResult"
        label={risk ? texts.found.risk : texts.found.workingConditions}
        searchable={false}
        choices={listResultChoices(obligation.subject)}
        value={store.result}
        error={store.messages.result}
        onChange={store.setResult}
      />
      {!risk && (
        <DateField
          id="registeredOn"
          label={memos.registeredOn}
          description={texts.registeredHint}
          value={store.registeredOn}
          max={store.today}
          clearable
          error={store.messages.registeredOn}
          onChange={store.setRegisteredOn}
        />
      )}
      {store.result === 'excluded' && <p className={styles.note}>{texts.excludedHint}</p>}
    </>
  )
})
