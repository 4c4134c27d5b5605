import { Textarea } from '@mantine/core'
import type { MissingRecord } from '@osh/core/incidents/completing/missing-records.ts'
import { deriveIncidentDegree } from '@osh/core/incidents/severity.ts'
import { findStepName } from '@osh/core/norms/accidents/investigation-steps.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { OpenMeasures } from '#ui/measures/OpenMeasures.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { ChangeModal, type DialogProps } from './ChangeModal.tsx'
import { dialogTexts } from './texts.ts'
import { useChange } from './use-change.ts'

/** The day of the act; what is missing before it is said, and asks for a reason. */
export const CompletionModal = observer(function CompletionModal({ store, incident, onClose }: DialogProps) {
  const { messages, busy, submit } = useChange(store, onClose)
  const [completedOn, setCompletedOn] = useState<ReturnType<typeof takeMomentDay> | null>(
    takeMomentDay(store.now),
  )
  const [completedDespite, setDespite] = useState('')
  const { missing, missingRecords } = store
  return (
    <ChangeModal
      title={dialogTexts.completeTitle}
      save={texts.complete}
      fields={['completedOn', 'completedDespite']}
      submit={submit(() => ({ completedOn: completedOn ?? '', completedDespite }))}
      {...{ messages, busy, onClose }}
    >
      <DateField
        data-autofocus
        label={dialogTexts.completedOn}
        value={completedOn}
        error={messages.completedOn}
        onChange={setCompletedOn}
      />
      <OpenMeasures incidentId={incident.id} />
      {missing.length > 0 && (
        <div>
          <p>{dialogTexts.missingSteps}</p>
          <ul className={styles.missing}>
            {missing.map(({ key, number }) => (
              <li key={key}>
                {number}. {findStepName(key, deriveIncidentDegree(incident))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingRecords.length > 0 && <MissingRecords records={missingRecords} onClose={onClose} />}
      {missing.length + missingRecords.length > 0 && (
        <Textarea
          label={dialogTexts.despite}
          autosize
          minRows={2}
          maxLength={500}
          value={completedDespite}
          error={messages.completedDespite}
          onChange={({ currentTarget }) => setDespite(currentTarget.value)}
        />
      )}
    </ChangeModal>
  )
})

type Missing = { readonly records: readonly MissingRecord[]; readonly onClose: () => void }

/** Each with where it is entered; a paper's step is a press away. */
const MissingRecords = ({ records, onClose }: Missing) => (
  <div>
    <p>{dialogTexts.missingRecords}</p>
    <ul className={styles.missing}>
      {records.map(({ is, step, fullName }) => (
        <li key={`${is}/${fullName}`}>
          {fullName === null ? '' : `${fullName}: `}
          {dialogTexts.missingRecord[is]}{' '}
          {step && (
            <a href={`#step-${step.key}`} onClick={onClose}>
              {texts.toStep(step.number)}
            </a>
          )}
        </li>
      ))}
    </ul>
  </div>
)
