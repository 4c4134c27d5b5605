import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { lostParts } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './Shell.module.css'
import { shellStore } from './shell-store.ts'
import { shellTexts } from './texts.ts'

const AGAIN_MS = 5000

/** Says that the server doesn't answer, and whether what is shown was read earlier; goes by itself once it does. */
export const ConnectionNote = observer(function ConnectionNote() {
  const store = useService(shellStore)
  const { trouble, refresh, lose } = store
  useEffect(() => {
    window.addEventListener('online', refresh)
    window.addEventListener('offline', lose)
    return () => {
      window.removeEventListener('online', refresh)
      window.removeEventListener('offline', lose)
    }
  }, [refresh, lose])
  useEffect(() => {
    if (trouble === null) return
    const timer = setInterval(() => void refresh(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [trouble, refresh])
  // A part that is waited for says the same of the server.
  const said = trouble === 'unreachable' && lostParts.count > 0 ? null : trouble
  return <div role="status">{said && <p className={styles.note}>{shellTexts[said]}</p>}</div>
})
