import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Modal } from '@mantine/core'
import type { Document } from '@osh/core/documents/document.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { findPeopleSection } from '@osh/core/documents/sources/section-of-people.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useState } from 'react'
import type { AskWhy } from '#ui/employees/assign/PeopleList.tsx'
import { PeoplePicker } from '#ui/employees/assign/PeoplePicker.tsx'
import { useAgain } from '#ui/kit/connection/use-again.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { focusRefused } from '#ui/kit/forms/ErrorSummary.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { WhoIsMissing } from '#ui/requirements/absence/WhoIsMissing.tsx'
import { documentTexts } from '../texts.ts'
import { useSaveBatch } from '../use-open-file.ts'
import { usePrintTogether } from '../use-print-together.ts'
import { ValueField } from './fields/ValueField.tsx'
import { isSourcedTable } from './fields/value-field.ts'
import styles from './Issue.module.css'
import { IssueRefusal } from './IssueRefusal.tsx'
import { type IssueStore, issueStore, type PaperAbout } from './issue-store.ts'
import { NumberAndDate } from './NumberAndDate.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { issueTexts as texts } from './texts.ts'

type Props = {
  readonly template: Template
  readonly date: LocalDate
  readonly about?: PaperAbout
  readonly onClose: () => void
  /** Also after a part of the papers. */
  readonly onIssued: (first: Document) => void
}

/** «Сформировать документ». */
export default observer(function IssueModal({ template, date, about, onClose, onIssued }: Props) {
  const store = useService(issueStore)
  const { show } = useService(notices)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, with what there is when it opens
  useEffect(() => {
    void store.begin(template, date, about)
    return store.leave
  }, [store])
  useEffect(
    () =>
      reaction(
        () => JSON.stringify(store.asked),
        () => void store.fillKnown(),
        { fireImmediately: true },
      ),
    [store],
  )
  useAgain(store.suggestions.state, () => void store.prepare(template, date, about))
  const issue = async (ask = store.issue): Promise<boolean> => {
    const first = await ask()
    if (store.issued !== null) onIssued(store.issued)
    if (first === null) {
      focusRefused(findFirstWrong(store))
      return false
    }
    if (store.progress === null) show(texts.done(printDocumentNumber(first.number)))
    return true
  }
  const { question, leave, ways } = useUnsavedChanges(store.dirty, () => issue())
  const issueAndClose = (ask = store.issue) =>
    void issue(ask).then((issued) => issued && store.progress === null && onClose())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    issueAndClose()
  }
  const { isDone } = store
  return (
    <>
      <Modal opened size={chooseWidth(template)} {...ways(onClose, !isDone)} title={texts.title}>
        <p className={styles.form}>{template.title}</p>
        {store.progress !== null && isDone ? (
          <ManyIssued store={store} onClose={onClose} />
        ) : (
          <form noValidate onSubmit={submit}>
            <IssueRefusal
              store={store}
              template={template}
              onIssueForOthers={() => issueAndClose(store.issueForOthers)}
            />
            {template.caution !== '' && (
              <p role="note" className={styles.caution}>
                {keepTogether(template.caution)}
              </p>
            )}
            <div className={styles.fields}>
              <NumberAndDate store={store} />
              {store.isOutsiders ? (
                <p>{texts.ofOutsider(about?.incident?.named ?? about?.microtrauma?.named ?? '')}</p>
              ) : (
                template.per !== 'paper' && <People store={store} legend={texts.people[template.per]} />
              )}
              <Values store={store} template={template} />
            </div>
            <Footer store={store} onCancel={() => leave(onClose)} />
          </form>
        )}
      </Modal>
      {question}
    </>
  )
})

/** A table that the records fill takes the most. */
function chooseWidth({ per, values }: Template): number {
  if (values.some(isSourcedTable)) return 1040
  return per === 'paper' ? (values.length === 0 ? 420 : 640) : 720
}

/** In the order of the form. */
function findFirstWrong({ template, refused }: IssueStore): string | undefined {
  const values = template?.values.map(({ name }) => `values.${name}`) ?? []
  return ['documentDate', 'documentNumber', 'employeeIds', ...values].find(
    (field) => refused.messages[field] !== undefined,
  )
}

type PeopleProps = { readonly store: IssueStore; readonly legend: string }

const People = observer(function People({ store, legend }: PeopleProps) {
  const { onlyInjured, people, peopleKnown } = store
  const [asked, setAsked] = useState<{ readonly id: EmployeeId; readonly times: number } | null>(null)
  const times = asked?.times ?? 0
  const section = findPeopleSection(store.template?.people)
  const named = new Set<unknown>(Array.isArray(peopleKnown?.value) ? peopleKnown.value : [])
  const unknown: AskWhy = {
    is: ({ employee }) => section !== null && !named.has(employee.id),
    ask: ({ employee }) => setAsked({ id: employee.id, times: times + 1 }),
  }
  const isSettled = onlyInjured !== null && people.messages.employeeIds === undefined
  return isSettled ? (
    <p>{texts.ofInjured(legend, onlyInjured)}</p>
  ) : (
    <div>
      <PeoplePicker store={people} legend={legend} unknown={unknown} />
      {peopleKnown !== null && <p className={styles.hint}>{peopleKnown.from}</p>}
      <WhoIsMissing person={asked?.id ?? null} key={times} {...(section === null ? {} : { section })} apart />
    </div>
  )
})

type PartProps = { readonly store: IssueStore; readonly template: Template }

const Values = observer(function Values({ store, template }: PartProps) {
  if (template.values.length === 0) return null
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.values}</legend>
      <div className={styles.fields}>
        {store.suggestions.state.is === 'failed' && <p className={styles.hint}>{texts.prepareFailed}</p>}
        {store.letters.length > 0 && <p>{texts.lettersTo(store.letters.map(({ name }) => name))}</p>}
        {template.values
          .filter((spec) => store.letters.length === 0 || !store.isLeftToEach(spec))
          .map((spec) => (
            <ValueField key={spec.name} store={store} spec={spec} />
          ))}
      </div>
    </fieldset>
  )
})

type FooterProps = { readonly store: IssueStore; readonly onCancel: () => void }

const Footer = observer(function Footer({ store, onCancel }: FooterProps) {
  const { progress, busy, count } = store
  return (
    <div className={styles.footer}>
      {progress !== null && (busy || progress.done > 0) && <Progress {...progress} />}
      <Button type="submit" loading={busy}>
        {texts.issueMany(count)}
      </Button>
      <PreviewButton store={store} />
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  )
})

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <div className={styles.progress}>
      <progress aria-label={texts.progress(done, all)} value={done} max={all} />
      <span aria-live="polite">{texts.progress(done, all)}</span>
    </div>
  )
}

const ManyIssued = observer(function ManyIssued(props: {
  readonly store: IssueStore
  readonly onClose: () => void
}) {
  const { progress, issued } = props.store
  const save = useSaveBatch()
  const print = usePrintTogether()
  if (issued === null || progress === null) return null
  const hasPdf = issued.files.pdf !== null
  return (
    <>
      <p role="status">{texts.doneMany(progress.all)}</p>
      <div className={styles.footer}>
        {hasPdf && (
          <>
            <Button data-autofocus onClick={() => void print({ batch: issued.batch })}>
              {documentTexts.printTogether}
            </Button>
            <Button variant="default" onClick={() => void save(issued, 'pdf')}>
              {texts.zipPdf}
            </Button>
          </>
        )}
        <Button
          variant={hasPdf ? 'default' : 'filled'}
          data-autofocus={!hasPdf || undefined}
          onClick={() => void save(issued, 'docx')}
        >
          {texts.zipDocx}
        </Button>
        <Button variant="default" onClick={props.onClose}>
          {texts.close}
        </Button>
      </div>
    </>
  )
})
