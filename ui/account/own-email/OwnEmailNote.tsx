import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../AccountSettings.module.css'
import { ownEmailStore } from './own-email-store.ts'
import { ownEmailTexts as texts } from './texts.ts'

/** Beside the address of the account: that its code is awaited, or that none has to be entered. */
export const OwnEmailNote = observer(function OwnEmailNote() {
  const { state, isAwaited, open } = useService(ownEmailStore)
  useEffect(() => void open(), [open])
  if (state.is !== 'ready') return null
  if (isAwaited) return <span className={styles.when}>{texts.awaited}</span>
  return state.value.confirmation === 'not-needed' ? (
    <span className={styles.when}>{texts.notNeeded}</span>
  ) : null
})
