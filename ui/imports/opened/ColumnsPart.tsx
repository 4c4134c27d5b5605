import { NativeSelect, NumberInput } from '@mantine/core'
import { importFields, isImportField } from '@osh/core/imports/import-field.ts'
import { observer } from 'mobx-react-lite'
import { letterColumn } from '#ui/kit/tables/letter-column.ts'
import { nameField } from '../field-names.ts'
import styles from '../Imports.module.css'
import { importTexts as texts } from '../texts.ts'
import type { OpenedFile, ShownColumn } from './opened-file.ts'

type Props = { readonly opened: OpenedFile }

const choices = [
  { value: '', label: texts.notLoaded },
  ...importFields.map((value) => ({ value, label: nameField(value) })),
]

/** Which sheet, where its head is, and what each column is; folded while the head is known. */
export const ColumnsPart = observer(function ColumnsPart({ opened }: Props) {
  const { header, columns, sheet, shownColumns } = opened
  const { columnHeads: heads } = texts
  return (
    <details className={styles.columns} open={header === null || undefined}>
      <summary>{texts.columns(columns.size, shownColumns.length)}</summary>
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
      </div>
      {shownColumns.length > 0 && (
        <>
          <div className={`${styles.column} ${styles.columnHeads}`} aria-hidden>
            {[heads.column, heads.examples, heads.field, heads.why].map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
          <ul className={styles.columnList}>
            {shownColumns.map((one) => (
              <ColumnRow key={one.column} opened={opened} shown={one} />
            ))}
          </ul>
        </>
      )}
    </details>
  )
})

/** A column: what it is titled, what stands in it, what it is and why. */
const ColumnRow = observer(function ColumnRow({
  opened,
  shown: { column, title, examples },
}: Props & { readonly shown: ShownColumn }) {
  const why = opened.why.get(column)
  const id = `import-column-${column}`
  return (
    <li className={styles.column}>
      <span id={id}>{texts.column(letterColumn(column), title)}</span>
      <span className={styles.muted}>{texts.examples(examples)}</span>
      <NativeSelect
        aria-labelledby={`${id} ${id}-why`}
        value={opened.columns.get(column) ?? ''}
        data={choices}
        onChange={({ currentTarget: { value } }) =>
          opened.setColumn(column, isImportField(value) ? value : null)
        }
      />
      <span id={`${id}-why`} className={styles.muted}>
        {why && texts.why[why]}
      </span>
    </li>
  )
})
