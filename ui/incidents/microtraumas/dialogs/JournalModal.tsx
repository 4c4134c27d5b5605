import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import {
  buildJournalAnswers,
  journalForm,
  MOST_IN_JOURNAL,
} from '@osh/core/documents/sources/microtrauma/journal-rows.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import {
  everyMicrotrauma,
  type MicrotraumaFilter,
} from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { type FormEvent, Suspense, useState } from 'react'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { useFormDialog } from '#ui/documents/use-form-dialog.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../../Incidents.module.css'
import { microtraumaTexts as texts } from '../texts.ts'

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))

type Props = {
  readonly today: LocalDate
  /** Of the list: its days are begun with. */
  readonly filter: MicrotraumaFilter
  readonly onClose: () => void
}

/** Asks for the days of the journal; then its paper opens, filled from the register. */
export function JournalModal({ today, filter, onClose }: Props) {
  const repository = useService(ports.microtraumas)
  const employees = useService(ports.employees)
  const departments = useService(ports.departments)
  const current = useService(inCompany)
  const paper = useFormDialog()
  const [from, setFrom] = useState<LocalDate | null>(
    filter.from ?? (`${today.slice(0, 4)}-01-01` as LocalDate),
  )
  const [to, setTo] = useState<LocalDate | null>(filter.to ?? today)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const read = async (period: {
    readonly from: LocalDate
    readonly to: LocalDate
  }): Promise<string | null> => {
    const { id } = current.company
    const query = { ...everyMicrotrauma, ...period, page: 1, limit: MOST_IN_JOURNAL }
    const answer = await load(async () => {
      const [listed, people, named] = await Promise.all([
        repository.listPage(id, query),
        employees.list(id),
        departments.list(id),
      ])
      const names = new Map(named.map((one) => [one.id, one.name]))
      const places = new Map<EmployeeId, string>(
        people.map((one) => [one.id, names.get(one.departmentId) ?? '']),
      )
      return { listed, places }
    })
    if (answer.is === 'failed') return describeFailure(answer.status)
    const { listed, places } = answer.value
    if (listed.total > MOST_IN_JOURNAL) return texts.journalMany(MOST_IN_JOURNAL)
    const answers = buildJournalAnswers(listed.items, period, (one) => places.get(one) ?? '')
    if (Array.isArray(answers.rows) && answers.rows.length === 0) return texts.journalEmpty
    await paper.open('company', journalForm, { answers })
    return null
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from === null || to === null || busy) return
    setBusy(true)
    void read({ from, to }).then((refused) => {
      setBusy(false)
      setRefusal(refused)
    })
  }
  if (paper.opened)
    return (
      <Suspense fallback={null}>
        <IssueModal
          template={paper.opened.template}
          date={today}
          about={paper.opened.about}
          onIssued={() => undefined}
          onClose={onClose}
        />
      </Suspense>
    )
  return (
    <Modal opened onClose={onClose} title={texts.journalTitle}>
      <form noValidate onSubmit={submit}>
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        <div className={styles.pair}>
          <DateField data-autofocus label={texts.from} value={from} onChange={setFrom} />
          <DateField label={texts.to} value={to} onChange={setTo} />
        </div>
        <p className={styles.muted}>{texts.journalHint}</p>
        <Group gap="sm" mt="lg">
          <Button type="submit" loading={busy || paper.busy} disabled={from === null || to === null}>
            {texts.prepare}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
