import { Button } from '@mantine/core'
import { isOver } from '@osh/core/companies/first-run/first-run.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { firstRunStore } from '#ui/first-run/first-run-store.ts'
import { firstRunTexts } from '#ui/first-run/texts.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './AccountSettings.module.css'

const texts = firstRunTexts.account

/** The way back to the first steps, while they are hidden and not over. Only where there is a company. */
export const FirstRunPart = observer(function FirstRunPart() {
  const store = useService(firstRunStore)
  const navigate = useNavigate()
  useEffect(() => void store.open(), [store])
  const { run } = store
  if (run === null || !run.hidden || isOver(run)) return null
  const show = async () => {
    if (await store.hide(false)) await navigate('/notifications')
  }
  return (
    <section className={styles.part} aria-labelledby="first-run">
      <h2 id="first-run">{texts.title}</h2>
      <p className={styles.about}>{texts.hidden}</p>
      <Button variant="default" onClick={() => void show()}>
        {texts.show}
      </Button>
    </section>
  )
})
