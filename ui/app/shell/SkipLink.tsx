import { appTexts } from '../texts.ts'
import styles from './Shell.module.css'

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link within the page; the demo keeps its path behind «#»
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
