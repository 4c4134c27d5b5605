import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { SelectField } from '#ui/kit/forms/SelectField.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { archivePeople } from '../archive/archive-people.ts'
import styles from './Sending.module.css'
import type { SendingStore } from './sending-store.ts'
import { sendingTexts as texts } from './texts.ts'

/** Those whose address the record has; read once they are asked for. */
export default observer(function SendingPeople({ store }: { readonly store: SendingStore }) {
  const people = useService(archivePeople)
  return (
    <>
      <SelectField
        id="sending-employeeIds"
        label={texts.employee}
        limit={200}
        choices={people.choices}
        value={null}
        error={store.messages.employeeIds}
        onDropdownOpen={() => void people.open()}
        onChange={(id) => id !== null && store.addEmployee(id)}
      />
      {store.employeeIds.length > 0 && (
        <ul className={styles.chips}>
          {store.employeeIds.map((id) => {
            const name = people.choices.find(({ value }) => value === id)?.label ?? String(id)
            return (
              <li key={id}>
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={texts.drop(name)}
                  onClick={() => store.dropEmployee(id)}
                >
                  {name}&nbsp;×
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
})
