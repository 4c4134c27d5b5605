import styles from './OptionalLabel.module.css'
import { fieldTexts as texts } from './texts.ts'

/** The name of a field that may stay empty. */
export const OptionalLabel = ({ of }: { readonly of: string }) => (
  <>
    {of} <span className={styles.optional}>{texts.optional}</span>
  </>
)
