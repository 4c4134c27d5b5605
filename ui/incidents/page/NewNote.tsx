import '#ui/kit/form-styles.ts'
import { Button, Textarea } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Incidents.module.css'
import { noteStore } from './note-store.ts'
import { noteTexts as texts } from './note-texts.ts'

type Props = { readonly incident: Incident; readonly onAdded: () => void }

/** Writes down what is seen and said at the place. */
export const NewNote = observer(function NewNote({ incident, onAdded }: Props) {
  const store = useService(noteStore)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await store.add(incident)) onAdded()
  }
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
      <Textarea
        label={texts.note}
        description={texts.hint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={store.text}
        error={store.messages.text ?? store.messages.form}
        onChange={({ currentTarget }) => store.type(currentTarget.value)}
      />
      <Button type="submit" variant="default" size="xs" w="fit-content" loading={store.busy}>
        {texts.add}
      </Button>
    </form>
  )
})
