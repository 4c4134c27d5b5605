import { NativeSelect, NumberInput } from '@mantine/core'
import { importFields, isImportField } from '@osh/core/imports/import-field.ts'
import { observer } from 'mobx-react-lite'
import { letterColumn } from '#ui/kit/tables/letter-column.ts'
import styles from '../Imports.module.css'
import { nameField, importTexts as texts } from '../texts.ts'
import type { OpenedFile } from './opened-file.ts'

type Props = { readonly opened: OpenedFile }

const choices = [
  { value: '', label: texts.notLoaded },
  ...importFields.map((value) => ({ value, label: nameField(value) })),
]

/** Which sheet, where its head is, and what each column is; folded while the head is known. */
export const ColumnsPart = observer(function ColumnsPart({ opened }: Props) {
  const { header, columns, sheet } = opened
  const titles = header?.titles ?? []
  const width = Math.max(titles.length, ...[...columns.keys()].map((at) => at + 1))
  return (
    <details className={styles.columns} open={header === null || undefined}>
      <summary>{texts.columns(columns.size, width)}</summary>
      <div className={styles.selects}>
        {opened.sheets.length > 1 && (
          <NativeSelect
            label={texts.sheet}
            value={String(opened.sheetAt)}
            data={opened.sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            onChange={({ currentTarget }) => opened.chooseSheet(Number(currentTarget.value))}
          />
        )}
        <NumberInput
          key={`${opened.sheetAt}`}
          label={texts.headLine}
          min={1}
          max={sheet?.rows.length ?? 1}
          hideControls
          defaultValue={header ? header.first + 1 : ''}
          onChange={(value) => typeof value === 'number' && opened.chooseHeader(value)}
        />
        {Array.from({ length: width }, (_, column) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
            key={column}
            label={texts.column(letterColumn(column), titles[column] ?? '')}
            value={columns.get(column) ?? ''}
            data={choices}
            onChange={({ currentTarget: { value } }) =>
              opened.setColumn(column, isImportField(value) ? value : null)
            }
          />
        ))}
      </div>
    </details>
  )
})
