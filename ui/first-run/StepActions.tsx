import { Button } from '@mantine/core'
import type { FirstRunStep, StepState } from '@osh/core/companies/first-run/first-run.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { nameTablePath } from '#ui/deadlines/section-tables.ts'
import styles from './FirstRun.module.css'
import type { FirstRunStore } from './first-run-store.ts'
import { firstRunTexts as texts } from './texts.ts'

type Props = { readonly store: FirstRunStore; readonly step: FirstRunStep; readonly state: StepState }

const STAFF = '/employees/documents/all'

const later: Readonly<
  Record<Exclude<FirstRunStep, 'memo'>, { readonly to: string; readonly label: string }>
> = {
  organisation: { to: '/company/information', label: texts.change },
  departments: { to: `${STAFF}?add=department`, label: texts.addDepartment },
  employees: { to: `${STAFF}?add=employee`, label: texts.addMore },
  obligations: { to: `${STAFF}?add=obligation`, label: texts.addMore },
}

/** What can be done about a step: the current one has the only filled button. */
export const StepActions = observer(function StepActions({ store, step, state }: Props) {
  if (state === 'waits') return null
  if (state === 'current') return <CurrentAction store={store} step={step} />
  if (step === 'memo') return null
  const { to, label } = later[step]
  return (
    <p className={styles.links}>
      <Link to={to}>{label}</Link>
      {step === 'organisation' && store.account?.fullname === null && (
        <Link to="/account/settings">{texts.introduce}</Link>
      )}
    </p>
  )
})

const CurrentAction = observer(function CurrentAction({ store, step }: Omit<Props, 'state'>) {
  const { dueIn } = store
  const toDue = dueIn === null ? null : { to: nameTablePath(dueIn), label: texts.toDue }
  const action =
    step === 'employees'
      ? { to: '/employees/import', label: texts.fromFile }
      : step === 'obligations'
        ? { ...later.obligations, label: texts.assign }
        : toDue
  if (action === null) return null
  return (
    <>
      <Button className={styles.action ?? ''} component={Link} to={action.to}>
        {action.label}
      </Button>
      {step === 'employees' && (
        <p className={styles.links}>
          <Link to={later.employees.to}>{texts.addEmployee}</Link>
        </p>
      )}
    </>
  )
})
