import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import styles from './Documents.module.css'
import type { DocumentsStore } from './documents-store.ts'
import { documentTexts as texts } from './texts.ts'

type Props = {
  readonly store: DocumentsStore
  readonly name: string
  readonly onSearch: (text: string) => void
}

/** «Приказы на 20.11.2026 (сегодня)», and the search over all forms. */
export const DocumentsHead = observer(function DocumentsHead({ store, name, onSearch }: Props) {
  const { date, today, scope } = store
  return (
    <div className={styles.head}>
      <title>{`${name} — Охрана труда онлайн`}</title>
      <div className={styles.titled}>
        <h1>{texts.on(name)}</h1>
        <DateField
          className={styles.date}
          aria-label={texts.date}
          max={today}
          value={date}
          onChange={(picked) => void store.choose(picked)}
        />
        {date === today && <span className={styles.second}>{texts.today}</span>}
      </div>
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          role="searchbox"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          value={store.search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        {scope === 'employee' && (
          <Button component={Link} to="/employees/documents/all" variant="default">
            {texts.staff}
          </Button>
        )}
      </div>
    </div>
  )
})
