import '#ui/kit/form-styles.ts'
import '#ui/kit/modal-styles.ts'
import '#ui/kit/native-select-styles.ts'
import { Button, Group, Modal, NativeSelect, Textarea } from '@mantine/core'
import type { FactColumn, FactList } from '@osh/core/facts/fact-list.ts'
import type { FactRow } from '@osh/core/facts/fact-records.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useUnsavedChanges } from '#ui/kit/dialogs/use-unsaved-changes.tsx'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { type Messages, nameInRow } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Facts.module.css'
import type { FactsStore } from './facts-store.ts'
import { factTexts as texts } from './texts.ts'

type Props = { readonly store: FactsStore; readonly list: FactList; readonly onClose: () => void }

/** Changes what is said of a list, all of its rows. */
export function FactsModal({ store, list, onClose }: Props) {
  const { show } = useService(notices)
  const [kept] = useState(() => store.find(list))
  const [rows, setRows] = useState<readonly FactRow[]>(kept.rows.length === 0 ? [{}] : kept.rows)
  const [opened] = useState(() => JSON.stringify(rows))
  const [messages, setMessages] = useState<Messages>({})
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<boolean> => {
    setBusy(true)
    const refused = await store.keep(list, rows, kept.version)
    setBusy(false)
    setMessages(refused)
    if (Object.keys(refused).length > 0) return false
    show(texts.saved)
    onClose()
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const { question, leave, ways } = useUnsavedChanges(JSON.stringify(rows) !== opened, save)
  const put = (at: number, name: string, text: string) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, [name]: text } : row)))
  const refusal = messages.form ?? messages.rows
  return (
    <>
      <Modal opened {...ways(onClose, true)} title={list.title} size={768}>
        <form noValidate onSubmit={submit}>
          {refusal !== undefined && (
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
          )}
          <p className={styles.muted}>{texts.noPeople}</p>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their number
            <fieldset key={i} className={styles.row}>
              {!list.isSingle && <legend className={styles.muted}>{texts.row(i + 1)}</legend>}
              <div className={styles.columns}>
                {list.columns.map((column) => (
                  <Cell
                    key={column.name}
                    column={column}
                    text={row[column.name] ?? ''}
                    error={messages[nameInRow(i, column.name)]}
                    onChange={(text) => put(i, column.name, text)}
                  />
                ))}
              </div>
              {!list.isSingle && (
                <Button
                  variant="subtle"
                  size="xs"
                  mt={8}
                  onClick={() => setRows(rows.filter((_, at) => at !== i))}
                >
                  {texts.removeRow(i + 1)}
                </Button>
              )}
            </fieldset>
          ))}
          {!list.isSingle && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.6} aria-hidden />}
              onClick={() => setRows([...rows, {}])}
            >
              {texts.addRow}
            </Button>
          )}
          <Group gap="sm" mt="lg">
            <Button type="submit" loading={busy}>
              {texts.save}
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

type CellProps = {
  readonly column: FactColumn
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function Cell({ column: { label, type, options }, text, error, onChange }: CellProps) {
  if (options)
    return (
      <NativeSelect
        label={label}
        data={[{ value: '', label: texts.choose }, ...options]}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  if (type === 'date') {
    const day = parseLocalDate(text)
    return (
      <DateField
        label={label}
        value={day.ok ? day.value : null}
        error={error}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    )
  }
  return (
    <Textarea
      label={label}
      autosize
      minRows={1}
      maxLength={500}
      inputMode={type === 'number' ? 'decimal' : 'text'}
      value={text}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
