import { Button } from '@mantine/core'
import { IconDatabase, IconPlus } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { WhoIsMissing } from '#ui/requirements/absence/WhoIsMissing.tsx'
import { issueTexts as texts } from '../texts.ts'
import { FieldPart } from './FieldPart.tsx'
import { SourcedRow } from './SourcedRow.tsx'
import styles from './SourcedRows.module.css'
import { SourcedTable } from './sourced-table.ts'
import { describeField, type ValueProps } from './value-field.ts'

/** From how many rows on they are searched. */
const SEARCHED = 10

/** A table that the records fill: where it is from, and what a person changed of it. */
export const SourcedRows = observer(function SourcedRows(props: ValueProps) {
  const { store, spec } = props
  const [table] = useState(() => new SourcedTable(store, spec))
  const { columns, rows, found, shown, different, from } = table
  const left = found.length - shown
  return (
    <FieldPart {...describeField(props)}>
      <div className={styles.bar}>
        <p className={styles.source}>
          {from === null ? (
            <>
              {texts.nothingKnown}
              <Link to="/employees" target="_blank">
                {texts.toRecords}
              </Link>
            </>
          ) : (
            <>
              <IconDatabase size={14} stroke={1.6} aria-hidden /> {from}
            </>
          )}
        </p>
        {rows.length >= SEARCHED && (
          <SearchInput label={texts.findRow} search={table.search} onSearch={table.find} />
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.6} aria-hidden />}
          onClick={table.add}
        >
          {texts.newRow}
        </Button>
      </div>
      <WhoIsMissing apart />
      <p className={styles.count}>
        {texts.rows(rows.length)}
        {different > 0 && (
          <button type="button" className={styles.link} onClick={() => table.showChanged(!table.onlyChanged)}>
            {table.onlyChanged ? texts.everyRow : texts.onlyChanged(different)}
          </button>
        )}
      </p>
      {found.length > 0 && (
        <section className={styles.scrolled} aria-label={spec.label} tabIndex={-1}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">№</th>
                {columns.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map((one, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
                <SourcedRow key={i} table={table} one={one} />
              ))}
            </tbody>
          </table>
          {left > 0 && (
            <button type="button" className={styles.link} onClick={table.showMore}>
              {texts.nextRows(left)}
            </button>
          )}
        </section>
      )}
      {different > 0 && (
        <p className={styles.different} role="status">
          {texts.different(different)} ·{' '}
          <button type="button" className={styles.link} onClick={table.bringAllBack}>
            {texts.asInRecords}
          </button>
          <br />
          {store.remembered.has(spec.name) ? null : texts.staysHere}
        </p>
      )}
    </FieldPart>
  )
})
