import '#ui/kit/modal-styles.ts'
import { Modal } from '@mantine/core'
import { makeCalendar } from '@osh/core/calendar/production-calendar.ts'
import { explainTerm } from '@osh/core/incidents/explain-term.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { PlanStep } from '@osh/core/incidents/plan.ts'
import { sayTerm } from '@osh/core/wording/incident-terms.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { ownCalendarStore } from './own-calendar-store.ts'

const texts = {
  title: (number: number) => `Откуда срок: шаг ${number}`,
  calendar: 'Производственный календарь',
} as const

type Props = { readonly step: PlanStep; readonly incident: Incident; readonly onClose: () => void }

/** «Откуда срок»: what a term counts from, how it runs, by which clause, and what the production calendar says of its last day. */
export const TermModal = observer(function TermModal({ step, incident, onClose }: Props) {
  const store = useService(ownCalendarStore)
  useEffect(() => void store.open(), [store])
  return (
    <Modal opened onClose={onClose} title={texts.title(step.number)}>
      <p>{step.action}</p>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={3}>
        {(edits) =>
          sayTerm(step, explainTerm(step, incident, makeCalendar(edits))).map((said) => (
            <p key={said}>{said}</p>
          ))
        }
      </Loaded>
      <Link to="/settings/calendar">{texts.calendar}</Link>
    </Modal>
  )
})
