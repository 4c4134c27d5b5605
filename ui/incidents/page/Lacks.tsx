import type { Incident } from '@osh/core/incidents/incident.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import { lacksStore } from './lacks-store.ts'

type Props = { readonly incident: Incident }

/** «Чего не хватает в записях»: said here before an inspector says it. */
export const Lacks = observer(function Lacks({ incident }: Props) {
  const store = useService(lacksStore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records are asked again when someone else was hurt, or on another day
  useEffect(() => void store.open(incident), [store, incident.id, incident.injured, incident.occurredAt])
  if (store.state.is !== 'ready') return null
  const lacking = store.state.value.filter(({ lacks }) => lacks.length > 0)
  if (lacking.length === 0) return null
  return (
    <section className={styles.lacks}>
      <h2 className={styles.part}>{texts.lacks}</h2>
      {lacking.map(({ fullName, lacks }) => (
        <div key={fullName}>
          <p>{fullName}</p>
          <ul>
            {lacks.map(({ what, basis }) => (
              <li key={what}>
                {what} <span className={styles.muted}>{basis}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
})
