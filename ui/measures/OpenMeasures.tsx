import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Measures.module.css'
import { measureStore } from './measure-store.ts'
import { measureTexts as texts } from './texts.ts'

type Props = { readonly incidentId: IncidentId }

/** Measures of an accident that are to be done: they keep no one from completing its investigation. */
export const OpenMeasures = observer(function OpenMeasures({ incidentId }: Props) {
  const store = useService(measureStore)
  useEffect(() => void store.open({ is: 'incident', incidentId }), [store, incidentId])
  const open = store.measures.filter(({ measure }) => measure.done === null)
  if (open.length === 0) return null
  return (
    <div className={styles.muted}>
      <p>{texts.stillOpen}</p>
      <ul>
        {open.map(({ measure: { id, what, dueOn } }) => (
          <li key={id}>
            {what}, {formatDate(dueOn)}
          </li>
        ))}
      </ul>
    </div>
  )
})
