import { Button, TextInput } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { incidentTexts } from '../texts.ts'
import styles from './InjuredFields.module.css'
import type { InjuredStore } from './injured-store.ts'

type Props = { readonly store: InjuredStore; readonly onAdd: () => void }

const texts = incidentTexts.fields

/** The button that opened the fields is gone. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

/** Someone injured who is no employee of the company. */
export const OutsiderFields = observer(function OutsiderFields({ store, onAdd }: Props) {
  const { draft } = store
  if (!draft)
    return (
      <div>
        <Button variant="subtle" size="xs" px={4} ml={-4} onClick={() => store.typeOutsider({})}>
          {texts.addOutsider}
        </Button>
      </div>
    )
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAdd()
  }
  return (
    <div className={styles.outsider}>
      <TextInput
        ref={focusOnce}
        label={texts.outsiderName}
        maxLength={255}
        value={draft.fullName}
        onKeyDown={addByEnter}
        onChange={({ currentTarget }) => store.typeOutsider({ fullName: currentTarget.value })}
      />
      <TextInput
        label={texts.employer}
        maxLength={255}
        value={draft.employer}
        onKeyDown={addByEnter}
        onChange={({ currentTarget }) => store.typeOutsider({ employer: currentTarget.value })}
      />
      <Button variant="default" size="xs" disabled={draft.fullName.trim() === ''} onClick={onAdd}>
        {texts.add}
      </Button>
    </div>
  )
})
