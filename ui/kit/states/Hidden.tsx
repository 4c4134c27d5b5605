import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import styles from './Hidden.module.css'

/** In the place of what is not shown to the person: grey, and never as if nothing were there. */
export const Hidden = () => <span className={styles.hidden}>{HIDDEN}</span>
