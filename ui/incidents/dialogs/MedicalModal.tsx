import type { Incident, Injured } from '@osh/core/incidents/incident.ts'
import { joinSaid, keyInjured } from '@osh/core/incidents/papers-of-file.ts'
import { type Severity, severities } from '@osh/core/norms/accidents/degree.ts'
import { severityWords } from '@osh/core/wording/incidents.ts'
import { Fragment, useState } from 'react'
import { nameInRow, wordMessagesByRow } from '#ui/kit/forms/refused-fields.ts'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import styles from '../Incidents.module.css'
import { injuredTexts } from '../injured/texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { ConclusionFields, conclusionFields, type TypedConclusion } from './ConclusionFields.tsx'
import { encodeMoment, MomentFields, splitMoment } from './MomentFields.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

const choices = severities.map((value) => ({ value, label: severityWords[value] }))

const blank: TypedConclusion = { number: '', date: null, issuedBy: '', harm: '', icd: '' }

/** What was typed since the dialog was opened, by the key of the injured. */
type ByInjured<T> = Readonly<Record<string, T>>

/** As it was entered; until then it is issued by the clinic that papers have named. */
function beginConclusion(incident: Incident, injured: Injured): TypedConclusion {
  const key = keyInjured(injured)
  const { clinic } = joinSaid(incident, key)
  return incident.conclusions[key] ?? { ...blank, issuedBy: typeof clinic === 'string' ? clinic : '' }
}

const own = ({ injured }: Incident): readonly string[] => [
  'medicalReportAt',
  'severities',
  ...injured.flatMap((_, row) => conclusionFields.map((field) => nameInRow(row, field))),
]

/** When medical information came, and how badly each of the injured is hurt by it, and by which conclusion. */
export function MedicalModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose, wordMessagesByRow)
  const [typed, setTyped] = useState(splitMoment(incident.medicalReportAt ?? store.now))
  const [chosen, choose] = useState<ByInjured<Severity>>({})
  const [written, write] = useState<ByInjured<TypedConclusion>>({})
  const severityOf = (one: Injured) => chosen[keyInjured(one)] ?? one.severity
  const conclusionOf = (one: Injured) => written[keyInjured(one)] ?? beginConclusion(incident, one)
  return (
    <ChangeModal
      title={dialogTexts.medicalTitle}
      fields={own(incident)}
      submit={submit(() => ({
        medicalReportAt: encodeMoment(typed),
        severities: incident.injured.map(severityOf),
        conclusions: incident.injured.map(conclusionOf),
        seen: { detailsVersion: incident.detailsVersion },
      }))}
      {...{ messages, busy, onClose }}
    >
      <p className={styles.muted}>{dialogTexts.medicalHint}</p>
      <MomentFields
        first
        labels={[dialogTexts.reportDay, dialogTexts.reportTime]}
        typed={typed}
        error={messages.medicalReportAt}
        onChange={setTyped}
      />
      <p className={styles.muted}>{dialogTexts.conclusionHint}</p>
      {incident.injured.map((one, row) => (
        <Fragment key={keyInjured(one)}>
          <SelectField
            label={injuredTexts.severityOf(one.fullName)}
            searchable={false}
            clearable={false}
            choices={choices}
            value={severityOf(one)}
            error={messages.severities}
            onChange={(severity) => severity !== null && choose({ ...chosen, [keyInjured(one)]: severity })}
          />
          <ConclusionFields
            row={row}
            typed={conclusionOf(one)}
            messages={messages}
            onChange={(conclusion) => write({ ...written, [keyInjured(one)]: conclusion })}
          />
        </Fragment>
      ))}
    </ChangeModal>
  )
}
