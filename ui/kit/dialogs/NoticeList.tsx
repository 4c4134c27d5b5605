import { observer } from 'mobx-react-lite'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from './NoticeList.module.css'
import { notices } from './notices.ts'

/** Placed once in the shell; it is there before the first notice, so that screen readers speak them. */
export const NoticeList = observer(function NoticeList() {
  const { shown } = useService(notices)
  return (
    <div role="status" className={styles.list}>
      {shown.map(({ id, text, tone }) => (
        <div key={id} className={`${styles.notice} ${tone === 'failed' ? styles.failed : ''}`}>
          {text}
        </div>
      ))}
    </div>
  )
})
