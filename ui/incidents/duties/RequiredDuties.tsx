import { Button } from '@mantine/core'
import {
  isUnrelated,
  type RequiredSection,
  requiredSections,
} from '@osh/core/incidents/duties/required-duty.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import {
  describeDutyTerm,
  describeRequired,
  describeRequiredOne,
  requiredDutyWords,
} from '@osh/core/wording/accidents/required-duties.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import shared from '../Incidents.module.css'
import styles from './Duties.module.css'
import { type DutyStore, dutyStore } from './duty-store.ts'
import { dutyTexts as texts } from './texts.ts'

const DutyModal = makeLazyPart(async () => ({ default: (await import('./DutyModal.tsx')).DutyModal }))

type Props = {
  readonly incident: Incident
  /** Something was given: the chronology has it. */
  readonly onRequired: () => void
}

/** What the accident requires of the employer: whom, by when, by which clause, and what of it was given already. */
export const RequiredDuties = observer(function RequiredDuties({ incident, onRequired }: Props) {
  const store = useService(dutyStore)
  const [opened, setOpened] = useState<RequiredSection | null>(null)
  useEffect(() => void store.open(incident.id), [store, incident.id])
  const unrelated = isUnrelated(incident)
  return (
    <section aria-labelledby="duties">
      <h2 id="duties" className={shared.part}>
        {texts.section}
      </h2>
      {unrelated && <p className={shared.muted}>{texts.unrelated}</p>}
      <Loaded state={store.state} onRetry={() => void store.open(incident.id)} rows={4}>
        {() => (
          <ul className={styles.rows}>
            {requiredSections
              .filter((section) => !unrelated || store.listGiven(section).length > 0)
              .map((section) => (
                <Row
                  key={section}
                  {...{ section, store, incident }}
                  onOpen={unrelated ? null : () => setOpened(section)}
                />
              ))}
          </ul>
        )}
      </Loaded>
      {opened && (
        <Suspense fallback={null}>
          <DutyModal {...{ store, incident, onRequired }} section={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
})

type RowProps = {
  readonly section: RequiredSection
  readonly store: DutyStore
  readonly incident: Incident
  /** Null where nothing of it is asked for. */
  readonly onOpen: (() => void) | null
}

const Row = observer(function Row({ section, store, incident, onOpen }: RowProps) {
  const { name, when, who, basis } = requiredDutyWords[section]
  const given = store.listGiven(section)
  const said = given.length > 0 ? texts.giveMore : texts.give
  return (
    <li className={styles.row}>
      <h3>{name}</h3>
      {when !== '' && <p>{`${when}.`}</p>}
      <dl className={styles.facts}>
        <dt>{texts.who}</dt>
        <dd>{who}</dd>
        <dt>{texts.term}</dt>
        <dd>{describeDutyTerm(section, incident)}</dd>
        <dt>{texts.basis}</dt>
        <dd>{basis}</dd>
      </dl>
      {given.length > 0 && (
        <>
          <p className={styles.given}>{describeRequired(given)}</p>
          <details>
            <summary>{texts.toWhom}</summary>
            <ul className={styles.names}>
              {given.map((one) => (
                <li key={one.obligationId}>
                  {one.fullName}, {describeRequiredOne(one)}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {onOpen && (
        <May right="change">
          <div>
            <Button variant="default" size="xs" aria-label={texts.giveOf(said, name)} onClick={onOpen}>
              {said}
            </Button>
          </div>
        </May>
      )}
    </li>
  )
})
