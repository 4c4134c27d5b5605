import { Button } from '@mantine/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { DataRouter } from 'react-router-dom'
import { connection, doesServerAnswer } from '#ui/kit/connection/connection.ts'
import { lostParts } from '#ui/kit/connection/fetch-part.ts'
import { serverBuild } from '#ui/kit/connection/server-build.ts'
import { unsaved } from '#ui/kit/dialogs/unsaved.ts'
import styles from './PageNotes.module.css'
import { appTexts } from './texts.ts'

const texts = appTexts.pageNotes
const ASKS_BUILD_MS = 5 * 60_000

/** Says that a part of the page could not be fetched, or that there is a newer page; nothing is opened over what was entered. */
export const PageNotes = observer(function PageNotes({ router }: { readonly router: DataRouter }) {
  useBuildQuestions()
  return (
    <div role="status">
      {serverBuild.isNewer ? <NewerPage router={router} /> : lostParts.count > 0 && <LostPart />}
    </div>
  )
})

const NewerPage = observer(function NewerPage({ router }: { readonly router: DataRouter }) {
  const isLost = lostParts.count > 0
  if (unsaved.forms > 0) return isLost ? <p className={styles.note}>{texts.saveFirst}</p> : null
  return (
    <p className={styles.note}>
      {isLost ? texts.newerPart : texts.newer}
      <Button size="xs" variant="default" onClick={() => begin(router)}>
        {texts.reload}
      </Button>
    </p>
  )
})

function LostPart() {
  return (
    <p className={styles.note}>
      {texts.lost}
      <Button size="xs" variant="default" onClick={() => void connection.ask()}>
        {appTexts.retry}
      </Button>
    </p>
  )
}

/** Opens the newer page where the person is, or was going when its part was lost. */
function begin(router: DataRouter): void {
  const { location } = router.state.navigation
  if (location === undefined) window.location.reload()
  else window.location.assign(router.createHref(location))
}

/** The server is asked for its build when the tab is come back to, and now and then while it is looked at. */
function useBuildQuestions(): void {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void doesServerAnswer()
    }
    document.addEventListener('visibilitychange', ask)
    const timer = setInterval(ask, ASKS_BUILD_MS)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      clearInterval(timer)
    }
  }, [])
}
