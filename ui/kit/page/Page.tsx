import { Fragment, type ReactNode, useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import styles from './Page.module.css'

type Props = {
  readonly title: string
  /** Next to the title's last word: a small button about it. */
  readonly beside?: ReactNode
  readonly subtitle?: ReactNode
  /** Beside the title: at most one filled button. */
  readonly actions?: ReactNode
  /** Above the title: the way back. */
  readonly before?: ReactNode
  /** Below this width in pixels the gutters shrink to 16. */
  readonly fullBelow?: 720 | 840 | 861 | 880 | 950 | 1030
  /** The title and its actions take the width of a form: 768. */
  readonly form?: boolean
  readonly children: ReactNode
}

/** Letters of a title's word that have room in the narrowest window. */
const LONGEST_WHOLE = 20

/** A screen of the shell: its place, its title, and the title of the window. */
export function Page(props: Props) {
  const { title, beside, subtitle, actions, before, fullBelow = 840, form = false, children } = props
  const isNew = useNavigationType() === 'PUSH'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen begins at its top, and later scrolls as people do
  useLayoutEffect(() => {
    if (isNew) window.scrollTo(0, 0)
  }, [])
  return (
    <div className={`${styles.page} ${styles[`below${fullBelow}`]}`}>
      <title>{`${title} — Охрана труда онлайн`}</title>
      {before}
      <div className={`${styles.head} ${form ? styles.ofForm : ''}`}>
        <div className={styles.words}>
          {beside === undefined ? (
            <Title>{title}</Title>
          ) : (
            <div className={styles.titled}>
              <Title>{title}</Title>
              {beside}
            </div>
          )}
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** A word with a hyphen stays whole: lines of even length would else end at «чек-». */
const Title = ({ children }: { readonly children: string }) => (
  <h1 className={styles.title}>
    {children.split(/(\S+-\S+)/).map((part, i) =>
      part.includes('-') && part.length <= LONGEST_WHOLE ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other name
        <span key={i} className={styles.whole}>
          {part}
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={i}>{part}</Fragment>
      ),
    )}
  </h1>
)
