import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { appTexts } from '../texts.ts'
import styles from './Shell.module.css'
import { shellStore } from './shell-store.ts'

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
  return <div role="status">{trouble && <p className={styles.note}>{appTexts[trouble]}</p>}</div>
})
