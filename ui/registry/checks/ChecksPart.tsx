import '#ui/kit/checkbox-styles.ts'
import { Button, Checkbox } from '@mantine/core'
import { CHECKS_LISTED } from '@osh/core/registry/listed.ts'
import { observer } from 'mobx-react-lite'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { SearchInput } from '#ui/kit/forms/SearchInput.tsx'
import { ActionBar } from '#ui/kit/page/ActionBar.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from '../Registry.module.css'
import { registryTexts as texts } from '../texts.ts'
import { CheckLine } from './CheckLine.tsx'
import type { ChecksStore } from './checks-store.ts'

type Props = { readonly store: ChecksStore }

/** Knowledge checks of the period, with what the register would refuse each for. */
export const ChecksPart = observer(function ChecksPart({
  store,
  onFormed,
}: Props & { readonly onFormed: () => void }) {
  return (
    <section aria-labelledby="registry-checks">
      <h2 id="registry-checks" className={styles.heading}>
        {texts.checks}
      </h2>
      <Filters store={store} />
      <Loaded state={store.state} onRetry={() => void store.reload()} rows={8}>
        {(checks) =>
          checks.length === 0 ? (
            <EmptyState hint={texts.noneHint}>{texts.none}</EmptyState>
          ) : (
            <>
              {checks.length >= CHECKS_LISTED && <p className={styles.muted}>{texts.most}</p>}
              <Lines store={store} />
              <FormBar store={store} onFormed={onFormed} />
            </>
          )
        }
      </Loaded>
    </section>
  )
})

const Filters = observer(function Filters({ store }: Props) {
  const { from, to, isBackwards } = store
  return (
    <div className={styles.filters}>
      <DateField
        className={styles.day ?? ''}
        label={texts.from}
        value={from}
        error={isBackwards && texts.order}
        onChange={(day) => store.setPeriod({ from: day })}
      />
      <DateField
        className={styles.day ?? ''}
        label={texts.to}
        value={to}
        onChange={(day) => store.setPeriod({ to: day })}
      />
      <SearchInput label={texts.search} search={store.search} onSearch={store.setSearch} />
      <Checkbox
        label={texts.onlyFaulty(store.faulty.length)}
        checked={store.onlyFaulty}
        onChange={({ currentTarget }) => store.setOnlyFaulty(currentTarget.checked)}
      />
    </div>
  )
})

const Lines = observer(function Lines({ store }: Props) {
  const { found, limit, ready, chosen } = store
  return (
    <>
      {ready.length > 1 && (
        <Checkbox
          className={styles.all ?? ''}
          label={texts.all}
          checked={chosen.length === ready.length}
          indeterminate={chosen.length > 0 && chosen.length < ready.length}
          onChange={() => store.choose(ready, chosen.length < ready.length)}
        />
      )}
      {found.length === 0 && <EmptyState>{texts.noneShown}</EmptyState>}
      <ul className={styles.rows}>
        {found.slice(0, limit).map((row) => (
          <CheckLine key={row.check.completionId} store={store} row={row} />
        ))}
      </ul>
      {found.length > limit && (
        <Button variant="default" mt="md" onClick={store.showMore}>
          {texts.more(Math.min(found.length - limit, 100))}
        </Button>
      )}
    </>
  )
})

const FormBar = observer(function FormBar({ store, onFormed }: Props & { readonly onFormed: () => void }) {
  const { show } = useService(notices)
  const form = async () => {
    const set = await store.form()
    if (set === null) return
    show(texts.formed(set.count))
    onFormed()
  }
  return (
    <ActionBar
      label={texts.bar}
      note={
        <>
          <span role="status">
            {texts.chosen(store.chosen.length, store.faulty.filter(({ faults }) => faults.length > 0).length)}
          </span>
          {store.message !== null && (
            <p role="alert" className={styles.refusal}>
              {store.message}
            </p>
          )}
        </>
      }
    >
      <Button loading={store.busy} disabled={store.chosen.length === 0} onClick={() => void form()}>
        {texts.form}
      </Button>
    </ActionBar>
  )
})
