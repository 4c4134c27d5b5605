import { Button, Group } from '@mantine/core'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { AskedRemoval } from '#ui/kit/dialogs/AskedRemoval.tsx'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../EmployeeCard.module.css'
import { cardTexts } from '../texts.ts'
import { useCard } from '../use-card.ts'

const texts = cardTexts.personalData

/** Gives out all that is kept of the employee; erases it once the law has nothing kept of it any more. */
export const PersonalDataPart = observer(function PersonalDataPart() {
  const { employee, store } = useCard()
  const files = useService(ports.personalFiles)
  const { save } = useFiles()
  const shell = useService(shellStore)
  const navigate = useNavigate()
  const leave = () => {
    void shell.refresh()
    void navigate('/employees')
  }
  const fullName = joinFullName(employee)
  return (
    <section className={styles.group}>
      <h2>{texts.heading}</h2>
      <p className={styles.muted}>{texts.hint}</p>
      <Group gap="sm">
        {files !== null && (
          <Button
            variant="default"
            onClick={() =>
              void save(() => files.makeLink(employee.companyId, employee.id), texts.file(fullName))
            }
          >
            {texts.give}
          </Button>
        )}
        <AskedRemoval
          variant="default"
          words={texts}
          onRemove={() => store.erase(employee.id)}
          onRemoved={leave}
        >
          <p>{fullName}</p>
          <p>{texts.warning}</p>
        </AskedRemoval>
      </Group>
    </section>
  )
})
