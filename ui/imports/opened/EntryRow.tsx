import { Button, TextInput } from '@mantine/core'
import { describeField, type EmployeeField, employeeFields } from '@osh/core/employees/employee-fields.ts'
import { isFactField } from '@osh/core/imports/done/fact-field.ts'
import type { ImportField } from '@osh/core/imports/import-field.ts'
import type { Candidate, Entry, Fault, UndecidedEntry } from '@osh/core/imports/plan/import-plan.ts'
import { mayBeJobs } from '@osh/core/imports/plan/jobs.ts'
import { doubtDay } from '@osh/core/obligations/entering/doubtful-day.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { describeFieldError } from '@osh/core/wording/refusals/refusals.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { letterColumn } from '#ui/kit/tables/letter-column.ts'
import { wordDoubt } from '#ui/obligations/use-doubtful-days.tsx'
import { nameField } from '../field-names.ts'
import styles from '../Imports.module.css'
import { importTexts as texts } from '../texts.ts'
import type { OpenedFile } from './opened-file.ts'
import { JOBS, nameQuestion, TWO } from './questions.ts'
import { tellDifference } from './tell-difference.ts'
import { tellFact } from './tell-fact.ts'

type Props = { readonly opened: OpenedFile; readonly entry: Entry }

/** A row: where it is in the file, whose it is, what is written, and what to do about it. */
export const EntryRow = observer(function EntryRow({ opened, entry }: Props) {
  const place = 'place' in entry && typeof entry.place === 'object' ? entry.place : null
  const lines = entry.is === 'undecided' && entry.lines.length > 1 ? entry.lines : null
  return (
    <li className={styles.row}>
      <span className={styles.muted}>{lines ? texts.lines(lines) : texts.line(entry.line)}</span>
      <span>
        <b>{entry.fullName || texts.noName}</b>
        {entry.is === 'undecided' && entry.place !== '' && <small>{entry.place}</small>}
        {entry.is === 'new' && place && (
          <small>
            {[place.department.name, entry.details.positionStaff ?? place.position.name].join(' · ')}
          </small>
        )}
      </span>
      <div className={styles.what}>
        {entry.is === 'changed' &&
          entry.changes.map((change) => {
            const { before, after } = texts.change(change)
            return (
              <p key={change.field} className={styles.change}>
                <span className={styles.muted}>{nameField(change.field)}</span>
                <span>
                  {change.before === null ? before : <s>{before}</s>} → <b>{after}</b>
                </span>
              </p>
            )
          })}
        {entry.is === 'new' && (
          <p className={styles.muted}>
            {[entry.details.birthDate, entry.details.hireDate].map((day) => formatDate(day)).join(' · ')}
          </p>
        )}
        {(entry.is === 'new' || entry.is === 'changed') &&
          entry.facts.map((fact) => {
            const { what, before, after, next } = tellFact(fact)
            const doubt = fact.date && doubtDay(fact.date, entry.details)
            return (
              <p key={what} className={styles.change}>
                <span className={styles.muted}>{what}</span>
                <span>
                  {before !== texts.empty && (
                    <>
                      <s>{before}</s> →{' '}
                    </>
                  )}
                  <b>{after}</b> {next !== '' && <span className={styles.muted}>{next}</span>}{' '}
                  {doubt && (
                    <span className={styles.red}>{texts.doubt(wordDoubt(entry.details, doubt))}</span>
                  )}
                </span>
              </p>
            )
          })}
        {entry.is === 'refused' &&
          entry.faults.map((fault) => (
            <FaultRow key={fault.field} opened={opened} line={entry.line} fault={fault} />
          ))}
        {entry.is === 'undecided' && <Decision opened={opened} entry={entry} />}
      </div>
    </li>
  )
})

type FaultProps = { readonly opened: OpenedFile; readonly line: number; readonly fault: Fault }

/** Whether a row may say nothing of the field. */
const mayLack = (field: ImportField): boolean =>
  isFactField(field) || (field in employeeFields && describeField(field as EmployeeField).optional === true)

const FaultRow = observer(function FaultRow({ opened, line, fault }: FaultProps) {
  const { field, value, error } = fault
  const [typed, setTyped] = useState<string | null>(null)
  const column = [...opened.columns].find(([, one]) => one === field)?.[0]
  return (
    <div className={styles.fault}>
      <span>
        {nameField(field)}
        {column !== undefined && ` (${letterColumn(column)}${line})`} {value !== '' && <mark>{value}</mark>}
      </span>
      <span>
        <span className={styles.red}>{describeFieldError(error)}</span>
        {' · '}
        <button type="button" className={styles.link} onClick={() => setTyped(typed === null ? value : null)}>
          {texts.correct}
          <span className="visually-hidden">{`: ${nameField(field)}, ${texts.line(line)}`}</span>
        </button>
        {mayLack(field) && value !== '' && (
          <>
            {' · '}
            <button type="button" className={styles.link} onClick={() => opened.correct(line, field, '')}>
              {texts.without}
            </button>
          </>
        )}
      </span>
      {typed !== null && (
        <form
          noValidate
          className={styles.typing}
          onSubmit={(event) => {
            event.preventDefault()
            opened.correct(line, field, typed)
          }}
        >
          <TextInput
            data-autofocus
            autoFocus
            aria-label={texts.corrected(nameField(field))}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {texts.accept}
          </Button>
        </form>
      )}
    </div>
  )
})

type DecisionProps = { readonly opened: OpenedFile; readonly entry: UndecidedEntry }

/** None is chosen beforehand; a row that no one decides about is not loaded. What is chosen can be chosen otherwise. */
const Decision = observer(function Decision({ opened, entry }: DecisionProps) {
  const { questions } = opened
  const areDoubles = entry.lines.length > 1
  const answer = questions.findAnswer(entry)
  return (
    <fieldset className={styles.decision}>
      <legend>
        {areDoubles ? texts.doubles : texts.namesakes}
        <span className="visually-hidden">{`: ${entry.fullName}`}</span>
      </legend>
      {(areDoubles ? offerLines(opened, entry) : offerPeople(entry)).map(({ value, label, beside }) => (
        <label key={value}>
          <input
            type="radio"
            name={`row ${nameQuestion(entry)}`}
            checked={value === answer}
            onChange={() => questions.answer(entry, value)}
          />
          <span>
            {label}
            {beside && <small>{beside}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
})

type Offer = { readonly value: string; readonly label: string; readonly beside?: string }

function offerLines(opened: OpenedFile, { lines }: UndecidedEntry): readonly Offer[] {
  const rows = opened.rowsAt(lines)
  const { known } = opened.ground
  return [
    ...lines.map((line) => ({
      value: String(line),
      label: texts.take(line),
      beside: tellDifference(line, rows),
    })),
    ...(known && mayBeJobs(rows, known.today) ? [{ value: JOBS, label: texts.areJobs }] : []),
    { value: TWO, label: texts.areTwo },
  ]
}

const offerPeople = ({ candidates, mayBeNew }: UndecidedEntry): readonly Offer[] => [
  ...candidates.map((one) => ({ value: String(one.id), label: describeCandidate(one) })),
  ...(mayBeNew ? [{ value: 'new', label: texts.newOne }] : []),
  { value: 'skip', label: texts.leaveOut },
]

const describeCandidate = ({ fullName, birthDate, personnelNumber, position }: Candidate): string =>
  [fullName, formatDate(birthDate as LocalDate), personnelNumber ?? '', position].filter(Boolean).join(', ')
