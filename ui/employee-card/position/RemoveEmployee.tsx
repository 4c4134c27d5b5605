import { joinFullName } from '@osh/core/employees/employee.ts'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../EmployeeCard.module.css'
import { cardTexts } from '../texts.ts'
import { useCard } from '../use-card.ts'

const texts = cardTexts.removal

/** Deletes an employee who was entered by mistake, and leads back to the list. */
export const RemoveEmployee = observer(function RemoveEmployee() {
  const { employee, store } = useCard()
  const shell = useService(shellStore)
  const navigate = useNavigate()
  const leave = () => {
    void shell.refresh()
    void navigate('/employees')
  }
  return (
    <section className={styles.group}>
      <h2>{texts.heading}</h2>
      <p className={styles.muted}>{texts.hint}</p>
      <AskedRemoval
        variant="default"
        words={texts}
        onRemove={() => store.remove(employee.id)}
        onRemoved={leave}
      >
        <p>{joinFullName(employee)}</p>
        <p>{texts.warning}</p>
      </AskedRemoval>
    </section>
  )
})
