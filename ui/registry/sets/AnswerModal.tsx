import '#ui/kit/text-field-styles.ts'
import '#ui/kit/modal-styles.ts'
import { Button, Group, Modal, Textarea } from '@mantine/core'
import type { RegistrySet } from '@osh/core/registry/registry-set.ts'
import { type FormEvent, useRef, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Registry.module.css'
import { registryTexts as texts } from '../texts.ts'
import type { SetsStore } from './sets-store.ts'

type Props = {
  readonly store: SetsStore
  readonly set: RegistrySet
  readonly onTaken: () => void
  readonly onClose: () => void
}

/** The register's answer to a set: a file, or lines that are pasted. */
export function AnswerModal({ store, set, onTaken, onClose }: Props) {
  const { show } = useService(notices)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [pasted, setPasted] = useState('')
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const take = async (): Promise<boolean> => {
    setBusy(true)
    const refused = await store.answer(set, file ?? pasted)
    setBusy(false)
    setRefusals(refused)
    if (refused.length > 0) return false
    show(store.taken?.words ?? '', { seconds: 6 })
    onTaken()
    onClose()
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take()
  }
  const { question, leave, ways } = useUnsavedChanges(file !== null || pasted !== '', take)
  return (
    <>
      <Modal opened {...ways(onClose, file !== null || pasted !== '')} title={texts.answerTitle} size={640}>
        <form noValidate onSubmit={submit}>
          <p className={styles.muted}>{texts.answerHint}</p>
          {refusals.length > 0 && (
            <div role="alert">
              <ul className={styles.faults}>
                {refusals.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          )}
          <Group gap="sm" my="md">
            <Button variant="default" data-autofocus onClick={() => input.current?.click()}>
              {file ? texts.otherFile : texts.chooseFile}
            </Button>
            {file && <span className={styles.fileName}>{texts.file(file.name)}</span>}
          </Group>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xml,.xlsx,.ods,.txt,.csv"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0] ?? null)
              currentTarget.value = ''
            }}
          />
          {file === null && (
            <Textarea
              label={texts.pasted}
              rows={6}
              value={pasted}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          )}
          <Group gap="sm" mt="lg">
            <Button type="submit" loading={busy}>
              {texts.accept}
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
