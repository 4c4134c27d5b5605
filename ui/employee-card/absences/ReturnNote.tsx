import { Button } from '@mantine/core'
import { isDismissed } from '@osh/core/employees/employee.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { May } from '#ui/app/session/May.tsx'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../EmployeeCard.module.css'
import type { Card } from '../use-card.ts'
import { absenceTexts as texts } from './texts.ts'

/** After a long break: the briefing that the return asks for, in one press. Nothing where it asks for none. */
export const ReturnNote = observer(function ReturnNote({ employee, duties, absences, changed }: Card) {
  const { show } = useService(notices)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (duties.state.is !== 'ready' || isDismissed(employee, absences.today)) return null
  const proposal = absences.findProposal(duties.all)
  if (proposal === null) return null
  const take = async () => {
    const refused = await absences.propose(employee.id, proposal)
    setRefusal(refused)
    if (refused !== null) return
    show(texts.proposedDone)
    changed()
  }
  return (
    <div role="status" className={styles.note}>
      <div>
        <p>{texts.proposed(proposal.days, formatDate(proposal.returnOn))}</p>
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
      <May right="change">
        <Button variant="default" size="xs" loading={absences.busy} onClick={() => void take()}>
          {texts.propose}
        </Button>
      </May>
    </div>
  )
})
