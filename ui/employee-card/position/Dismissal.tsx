import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../EmployeeCard.module.css'
import { employeeFormStore } from '../employee-form-store.ts'
import { cardTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'
import { describeDismissal } from './dismissal-words.ts'

const DismissalModal = makeLazyPart(() => import('./DismissalModal.tsx'))

/** Takes the employee out of the tables after a day, and back. */
export const Dismissal = observer(function Dismissal() {
  const { employee, store, changed } = useCard()
  const form = useService(employeeFormStore)
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const words = describeDismissal(employee, store.today)
  const hint = store.dismissed ? texts.dismissedHint : texts.leavingHint
  const undo = async () => {
    form.edit(employee)
    form.type({ dismissalDate: null })
    const stored = await form.save([])
    if (stored === null) return
    store.take(stored)
    changed()
    show(texts.dismissalUndone)
  }
  return (
    <section className={styles.group}>
      <h2>{texts.dismissal}</h2>
      <p className={styles.muted}>{words === null ? texts.employed : `${words}. ${hint}`}</p>
      {form.messages.form !== undefined && (
        <p role="alert" className={styles.refusal}>
          {form.messages.form}
        </p>
      )}
      {words === null ? (
        <Button variant="default" c="red.6" onClick={() => setAsked(true)}>
          {texts.dismiss}
        </Button>
      ) : (
        <Button variant="default" loading={form.busy} onClick={() => void undo()}>
          {texts.undoDismissal}
        </Button>
      )}
      {asked && (
        <Suspense>
          <DismissalModal onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  )
})
