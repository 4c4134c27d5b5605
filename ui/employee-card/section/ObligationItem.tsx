import { Button } from '@mantine/core'
import { isUnder21 } from '@osh/core/deadlines/yearly-until-21.ts'
import { explain, explainLine } from '@osh/core/explanations/explain.ts'
import { findLongerThanLaw } from '@osh/core/explanations/law-periodicity.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import { withSize } from '@osh/core/obligations/ppe/with-size.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { InMemo } from '#ui/memos/MemoLink.tsx'
import { completeWords } from '#ui/obligations/texts.ts'
import { nameObligation } from '../obligation-name.ts'
import { sectionTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { DueWords } from './DueWords.tsx'
import { History } from './History.tsx'
import { RemoveObligation } from './RemoveObligation.tsx'
import styles from './Section.module.css'

type Props = {
  readonly obligation: StandingObligation
  readonly onChange: () => void
  readonly onComplete: () => void
}

/** When, what and why; what can be done about it; its history on demand. */
export const ObligationItem = observer(function ObligationItem({ obligation, onChange, onComplete }: Props) {
  const { duties, employee } = useCard()
  const [opened, setOpened] = useState(false)
  const history = useId()
  const name = nameObligation(withSize(obligation.subject, employee), duties.factorOf)
  const about = <span className="visually-hidden">{texts.about(name)}</span>
  return (
    <li className={styles.item}>
      <DueWords obligation={obligation} today={duties.today} away={employee.away} />
      <Reasons
        obligation={obligation}
        name={name}
        factorOf={duties.factorOf}
        isYoung={isUnder21(employee.birthDate, duties.today)}
      />
      <div className={styles.actions}>
        {!obligation.closed && (
          <May right="complete">
            <Button variant="default" size="xs" onClick={onComplete}>
              {completeWords[obligation.subject.section]}
              {about}
            </Button>
          </May>
        )}
        <May right="change">
          <Button variant="subtle" size="xs" onClick={onChange}>
            {texts.change}
            {about}
          </Button>
        </May>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={opened}
          aria-controls={history}
          onClick={() => setOpened(!opened)}
        >
          {texts.history}
          {about}
        </Button>
        <May right="change">
          <RemoveObligation obligation={obligation} name={name} />
        </May>
      </div>
      <div id={history} className={styles.history}>
        {opened && <History obligation={obligation} />}
      </div>
    </li>
  )
})

type ReasonsProps = {
  readonly obligation: StandingObligation
  readonly name: string
  readonly factorOf: FactorLookup
  readonly isYoung: boolean
}

function Reasons({ obligation, name, factorOf, isYoung }: ReasonsProps) {
  const { subject, ruleId, periodicity, retakeBy, memo } = obligation
  const warning = findLongerThanLaw(subject, ruleId, periodicity, factorOf, isYoung)
  return (
    <div className={styles.what}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.second}>{explainLine(explain(obligation, factorOf))}</p>
      {retakeBy !== null && <p className={styles.retake}>{texts.retake(formatDate(retakeBy))}</p>}
      {warning && <p className={styles.warning}>{warning.text}</p>}
      {memo && (
        <p className={styles.second}>
          <InMemo memo={memo} />
        </p>
      )}
    </div>
  )
}
