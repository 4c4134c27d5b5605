import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { FormEvent, ReactNode } from 'react'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import styles from '../Incidents.module.css'
import type { IncidentStore } from '../page/incident-store.ts'
import { incidentTexts as texts } from '../texts.ts'
import { dialogTexts } from './texts.ts'

/** What a dialog of the incident's page is given. */
export type DialogProps = {
  readonly store: IncidentStore
  readonly incident: Incident
  readonly onClose: () => void
}

type Props = {
  readonly title: string
  readonly messages: Messages
  /** Fields that show their own message; what is about others is said at the top. */
  readonly fields: readonly string[]
  readonly busy: boolean
  readonly submit: (event: FormEvent) => void
  readonly save?: string
  readonly onClose: () => void
  /** Asks before what was entered is lost; `save` answers whether it was stored. */
  readonly guard?: { readonly dirty: boolean; readonly save: () => Promise<boolean> }
  readonly children: ReactNode
}

const UNGUARDED = { dirty: false, save: () => Promise.resolve(true) }

/** A dialog of the incident's page: fields, what was refused, «Записать». */
export function ChangeModal(props: Props) {
  const { title, messages, fields, busy, submit, save = dialogTexts.save, onClose, children } = props
  const { dirty, save: saveFirst } = props.guard ?? UNGUARDED
  const { question, leave, ways } = useUnsavedChanges(dirty, saveFirst)
  const others = Object.entries(messages).flatMap(([field, said]) => (fields.includes(field) ? [] : [said]))
  return (
    <>
      <Modal opened {...ways(onClose, dirty)} title={title}>
        <form noValidate onSubmit={submit}>
          {others.length > 0 && (
            <p role="alert" className={styles.refusal}>
              {others.join(' ')}
            </p>
          )}
          <div className={styles.fields}>{children}</div>
          <Group gap="sm" mt="lg">
            <Button type="submit" loading={busy}>
              {save}
            </Button>
            <Button variant="default" onClick={() => leave(onClose)}>
              {texts.cancel}
            </Button>
          </Group>
        </form>
      </Modal>
      {question}
    </>
  )
}
