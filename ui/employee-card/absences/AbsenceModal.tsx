import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import { type Absence, absenceKinds } from '@osh/core/employees/absences/absence.ts'
import { absenceKindWords } from '@osh/core/wording/absences.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import card from '../EmployeeCard.module.css'
import { useCard } from '../use-card.ts'
import { absenceFormStore } from './absence-form-store.ts'
import { absenceTexts as texts } from './texts.ts'

const kinds = absenceKinds.map((kind) => ({ value: kind, label: absenceKindWords[kind] }))
const ids = { kind: 'absenceKind', from: 'absenceFrom', to: 'absenceTo' } as const

type Props = {
  /** Null for a new one. */
  readonly absence: Absence | null
  readonly onClose: () => void
}

/** Enters an absence, or corrects one. */
export default observer(function AbsenceModal({ absence, onClose }: Props) {
  const { employee, absences, changed } = useCard()
  const store = useService(absenceFormStore)
  const { show } = useService(notices)
  useEffect(() => store.begin(absence), [store, absence])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await store.save(employee, absences.all)) {
      onClose()
      show(texts.saved)
      changed()
      return
    }
    const wrong = (['kind', 'from', 'to'] as const).find((field) => store.messages[field] !== undefined)
    if (wrong) focusField(ids[wrong])
  }
  return (
    <Modal opened onClose={onClose} title={absence === null ? texts.addTitle : texts.changeTitle}>
      <form noValidate onSubmit={(event) => void save(event)}>
        {store.messages.form !== undefined && (
          <p role="alert" className={card.refusal}>
            {store.messages.form}
          </p>
        )}
        <SelectField
          id={ids.kind}
          data-autofocus
          label={wordField('kind')}
          searchable={false}
          clearable={false}
          choices={kinds}
          value={store.input.kind}
          error={store.messages.kind}
          onChange={(kind) => store.type({ kind })}
        />
        <DateField
          id={ids.from}
          mt="md"
          label={wordField('startDate')}
          min={employee.hireDate}
          value={store.input.from}
          error={store.messages.from}
          onChange={(from) => store.type({ from })}
        />
        <DateField
          id={ids.to}
          mt="md"
          label={wordField('endDate')}
          description={texts.openHint}
          clearable
          {...(store.input.from ? { min: store.input.from } : {})}
          value={store.input.to}
          error={store.messages.to}
          onChange={(to) => store.type({ to })}
        />
        <Group gap="sm" mt="lg">
          <Button type="submit" loading={store.busy}>
            {texts.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Group>
      </form>
    </Modal>
  )
})
