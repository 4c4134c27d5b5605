import { appTexts } from '../texts.ts'
import styles from './Shell.module.css'

export function SkipLink() {
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {appTexts.skip}
    </a>
  )
}
