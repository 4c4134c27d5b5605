import type { UsesOfAct } from '@osh/core/norms/acts/cited-acts.ts'
import type { FullAct } from '@osh/core/norms/acts/full-acts.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import styles from './ActUses.module.css'
import { actFormsStore } from './act-forms-store.ts'
import { lawTexts as texts } from './texts.ts'

type Props = { readonly act: FullAct; readonly uses: UsesOfAct }

/** What the service takes from an act: a line at once, names on demand. */
export function ActUses({ act, uses: { rules, roles, programmes } }: Props) {
  const [opened, setOpened] = useState(false)
  const counts = [
    ...(rules.length > 0 ? [texts.rules(rules.length)] : []),
    ...(programmes.length > 0 ? [texts.programmes(programmes.length)] : []),
    ...(roles.length > 0 ? [texts.roles(roles.length)] : []),
    texts.forms,
  ]
  return (
    <>
      <p className={styles.governs}>{keepTogether(act.governs)}</p>
      <details
        className={styles.uses}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>
          {counts.join(', ')}
          <span className="visually-hidden">: {act.short}</span>
        </summary>
        {opened && (
          <>
            <Names title={texts.rulesTitle} names={rules} />
            <Names title={texts.programmesTitle} names={programmes} />
            <Names title={texts.rolesTitle} names={roles} />
            <Forms act={act} />
          </>
        )}
      </details>
    </>
  )
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <b>{title}</b>
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>{keepTogether(name)}</li>
        ))}
      </ul>
    </>
  )
}

const Forms = observer(function Forms({ act }: { readonly act: FullAct }) {
  const store = useService(actFormsStore)
  useEffect(() => void store.open(act.id), [store, act])
  return (
    <Loaded state={store.state} onRetry={() => void store.open(act.id)} rows={2}>
      {(forms) =>
        forms.length === 0 ? (
          <p className={styles.none}>{texts.noForms}</p>
        ) : (
          <Names title={texts.formsTitle(forms.length)} names={forms.map(({ title }) => title)} />
        )
      }
    </Loaded>
  )
})
