import type { Incident } from '@osh/core/incidents/incident.ts'
import { deriveSeverity, isGroup } from '@osh/core/norms/accidents/degree.ts'
import { wordTimeZone } from '@osh/core/wording/companies.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { degreeWords, formatLocalMoment, severityWords } from '@osh/core/wording/incidents.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import styles from '../Incidents.module.css'
import { incidentTexts as texts } from '../texts.ts'
import type { IncidentStore } from './incident-store.ts'

type Props = { readonly store: IncidentStore; readonly incident: Incident }

/** What an accident's page begins with: whom it befell, when and where, how far the investigation is. */
export const Facts = observer(function Facts({ store, incident }: Props) {
  const { plan } = store
  if (!plan) return null
  const { injured, occurredAt, timeZone, place, commission, completedOn } = incident
  const done = plan.steps.filter(({ done }) => done !== null).length
  const several = isGroup(plan.degree)
  const differ = injured.some(({ severity }) => severity !== injured[0]?.severity)
  const names = injured
    .map(({ fullName, severity }) => (differ ? `${fullName} (${severityWords[severity]})` : fullName))
    .join(', ')
  return (
    <div className={styles.facts}>
      <DefinitionList>
        <DefinitionRow term={several ? texts.facts.manyInjured : texts.facts.injured}>{names}</DefinitionRow>
        <DefinitionRow term={texts.facts.degree}>
          {degreeWords[deriveSeverity(plan.degree)]}, {several ? texts.facts.several : texts.facts.one}
        </DefinitionRow>
        <DefinitionRow term={texts.facts.happened}>
          {formatLocalMoment(occurredAt)}, {wordTimeZone(timeZone)}
        </DefinitionRow>
        <DefinitionRow term={texts.facts.place}>{place}</DefinitionRow>
        {incident.microtraumaId !== null && (
          <DefinitionRow term={texts.facts.microtrauma}>
            <Link to={`/notifications/microtrauma/${incident.microtraumaId}`}>
              {texts.facts.wasMicrotrauma}
            </Link>
          </DefinitionRow>
        )}
        <DefinitionRow term={texts.facts.commission}>
          {commission && texts.facts.order(commission.orderNumber, formatDate(commission.orderDate))}
        </DefinitionRow>
        <DefinitionRow term={texts.facts.done}>{texts.facts.steps(done, plan.steps.length)}</DefinitionRow>
        {completedOn && <DefinitionRow term={texts.facts.completed}>{formatDate(completedOn)}</DefinitionRow>}
      </DefinitionList>
    </div>
  )
})
