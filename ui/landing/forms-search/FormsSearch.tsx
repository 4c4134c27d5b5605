import { Button } from '@mantine/core'
import type { CatalogueItem } from '@osh/core/documents/library/template-catalogue.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { landingTexts } from '../texts.ts'
import styles from './FormsSearch.module.css'
import { formsSearchStore } from './forms-search-store.ts'

const texts = landingTexts.search

/** Whether there is a form for what someone looks for. */
export const FormsSearch = observer(function FormsSearch() {
  const store = useService(formsSearchStore)
  useEffect(() => void store.open(), [store])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.find()
  }
  return (
    <section aria-labelledby="forms-search" className={styles.part}>
      <h2 id="forms-search" className={styles.title}>
        {texts.title(store.count)}
      </h2>
      <search>
        <form className={styles.form} onSubmit={submit}>
          <input
            type="search"
            className={styles.input}
            aria-label={texts.label}
            placeholder={texts.placeholder}
            autoComplete="off"
            maxLength={200}
            value={store.typed}
            onChange={(event) => store.type(event.currentTarget.value)}
          />
          <Button type="submit">{texts.find}</Button>
        </form>
      </search>
      <div aria-live="polite">
        {store.found !== null && (
          <Loaded state={store.found} onRetry={() => void store.find()} rows={3}>
            {(found) => <Found found={found} />}
          </Loaded>
        )}
      </div>
    </section>
  )
})

function Found({ found: { items, total } }: { readonly found: Listed<CatalogueItem> }) {
  if (items.length === 0) return <p className={styles.said}>{texts.nothing}</p>
  return (
    <>
      <ul className={styles.found}>
        {items.map(({ id, title, group }) => (
          <li key={id}>
            <span>{keepTogether(title)}</span>
            <span className={styles.group}>{group.name}</span>
          </li>
        ))}
      </ul>
      {total > items.length && <p className={styles.said}>{texts.more(items.length, total)}</p>}
    </>
  )
}
