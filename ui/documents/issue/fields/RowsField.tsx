import { Button, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { type RowAnswer, readRowsAnswer } from '../given-answers.ts'
import styles from '../Issue.module.css'
import { issueTexts as texts } from '../texts.ts'
import { FieldPart } from './FieldPart.tsx'
import { describeField, type ValueProps } from './value-field.ts'

type Column = { readonly name: string; readonly label: string }

type Props = ValueProps & { readonly columns: readonly Column[] }

/** A small table, a block of fields for each of its rows. */
export const RowsField = observer(function RowsField({ columns, ...props }: Props) {
  const { store, spec } = props
  const given = readRowsAnswer(store.answers[spec.name])
  const rows: readonly RowAnswer[] = given.length === 0 ? [{}] : given
  const set = (changed: readonly RowAnswer[]) => store.answer(spec.name, changed)
  return (
    <FieldPart {...describeField(props)}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their number
        <fieldset key={index} className={styles.row}>
          <legend className={styles.hint}>{texts.row(index + 1)}</legend>
          <div className={styles.columns}>
            {columns.map(({ name, label }) => (
              <Textarea
                key={name}
                label={label}
                autosize
                minRows={1}
                maxLength={500}
                value={row[name] ?? ''}
                onChange={(event) => {
                  const text = event.currentTarget.value
                  set(rows.map((one, i) => (i === index ? { ...one, [name]: text } : one)))
                }}
              />
            ))}
          </div>
          {rows.length > 1 && (
            <button
              type="button"
              className={styles.link}
              onClick={() => set(rows.filter((_, i) => i !== index))}
            >
              {texts.removeRow(index + 1)}
            </button>
          )}
        </fieldset>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.6} aria-hidden />}
        onClick={() => set([...rows, {}])}
      >
        {texts.addRow}
      </Button>
    </FieldPart>
  )
})
