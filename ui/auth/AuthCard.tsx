import type { ReactNode } from 'react'
import { Logo } from '#ui/app/shell/Logo.tsx'
import { SkipLink } from '#ui/app/shell/SkipLink.tsx'
import { Main } from '#ui/kit/page/Main.tsx'
import styles from './AuthCard.module.css'

type Props = { readonly title: string; readonly before?: ReactNode; readonly children: ReactNode }

/** The one box of login and registration. */
export function AuthCard({ title, before, children }: Props) {
  return (
    <div className={styles.screen}>
      <title>{`${title} — Охрана труда онлайн`}</title>
      <SkipLink />
      <header className={styles.top}>
        <Logo to="/" />
      </header>
      <Main>
        <div className={styles.card}>
          {before}
          <h1>{title}</h1>
          {children}
        </div>
      </Main>
    </div>
  )
}

/** What went wrong beyond the fields. */
export function AuthFailure({ children }: { readonly children: string | null }) {
  return (
    <div role="alert" className={styles.alert}>
      {children !== null && <p className={styles.failure}>{children}</p>}
    </div>
  )
}
