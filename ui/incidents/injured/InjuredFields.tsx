import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import '#ui/kit/form-styles.ts'
import { severities } from '@osh/core/norms/accidents/degree.ts'
import { degreeWords, severityWords } from '@osh/core/wording/incidents.ts'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { incidentTexts } from '../texts.ts'
import styles from './InjuredFields.module.css'
import { InjuredPerson } from './InjuredPerson.tsx'
import type { InjuredStore } from './injured-store.ts'
import { OutsiderFields } from './OutsiderFields.tsx'
import { injuredTexts as texts } from './texts.ts'

const choices = severities.map((value) => ({ value, label: severityWords[value] }))

type Props = {
  readonly store: InjuredStore
  /** By field and row. */
  readonly messages: Messages
  /** Something was entered: what was refused before is said no more. */
  readonly onEdit: () => void
}

/** Who was injured, and how badly: one severity for all, or each their own once there are several. */
export const InjuredFields = observer(function InjuredFields({ store, messages, onEdit }: Props) {
  const { people } = store
  const several = people.length > 1
  const edit = (change: () => void) => {
    change()
    onEdit()
  }
  // What was pressed is gone: the next Tab goes on from here.
  const self = useRef<HTMLDivElement>(null)
  const editAndStay = (change: () => void) => {
    edit(change)
    self.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={self} tabIndex={-1} className={styles.fields}>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((injured, row) => (
            <InjuredPerson
              key={injured.employeeId ?? `${injured.fullName}/${injured.employer}/${row}`}
              {...{ injured, row, messages }}
              choices={several ? choices : null}
              onSeverity={(severity) => edit(() => store.setSeverity(row, severity))}
              onRemove={() => editAndStay(() => store.remove(row))}
            />
          ))}
        </ul>
      )}
      <SelectField
        id="injured"
        data-autofocus
        label={people.length > 0 ? texts.another : incidentTexts.fields.injured}
        limit={200}
        choices={store.choices}
        value={null}
        error={messages.injured}
        onChange={(id) => id !== null && edit(() => store.addEmployee(id))}
      />
      <OutsiderFields store={store} onAdd={() => editAndStay(store.addOutsider)} />
      <SelectField
        id="degree"
        label={several ? texts.severityOfAll : incidentTexts.degree}
        description={several && texts.degree(degreeWords[store.degree])}
        placeholder={texts.eachOwn}
        searchable={false}
        clearable={false}
        choices={choices}
        value={store.severity}
        error={messages.degree}
        onChange={(severity) => severity !== null && edit(() => store.setSeverityOfAll(severity))}
      />
    </div>
  )
})
